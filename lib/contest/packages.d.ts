declare module 'edmonds-blossom-fixed' {
  /** Returns the match of each vertex, or -1 if it has none. An edge is two vertices and a weight. */
  function blossom(edges: readonly (readonly [number, number, number])[], maxCardinality: boolean): readonly number[]
  export = blossom
}

declare module 'roundrobin' {
  /** Returns the rounds in which every player meets every other. */
  function robin<T>(count: number, players: readonly T[]): readonly (readonly (readonly [T, T])[])[]
  export = robin
}
