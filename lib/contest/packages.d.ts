declare module 'edmonds-blossom-fixed' {
  /** By vertex: with which it is matched; -1: with none. An edge: two vertices and its weight. */
  function blossom(edges: readonly (readonly [number, number, number])[], maxCardinality: boolean): readonly number[]
  export = blossom
}

declare module 'roundrobin' {
  /** The rounds in which everybody of the list meets everybody. */
  function robin<T>(count: number, players: readonly T[]): readonly (readonly (readonly [T, T])[])[]
  export = robin
}
