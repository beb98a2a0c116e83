import { type Identifier, type MessageReference, type NumberLiteral, SyntaxNode } from '@fluent/syntax'

/** Returns a node of a message and all nodes in it, each before those in it. */
export function nodesIn(node: SyntaxNode): readonly SyntaxNode[] {
  const inside = Object.values(node).flat()
  return [node, ...inside.filter((value) => value instanceof SyntaxNode).flatMap(nodesIn)]
}

/** Returns the id of the message to which a node refers, `bate.mark` for an attribute. */
export const referenceOf = ({ id, attribute }: MessageReference): string =>
  attribute === null ? id.name : `${id.name}.${attribute.name}`

/** Returns the word or the figure by which a form is chosen. */
export const variantKey = (key: Identifier | NumberLiteral): string =>
  key.type === 'NumberLiteral' ? key.value : key.name
