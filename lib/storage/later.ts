/**
 * Comes with the code of the storage, and runs none of it before it is asked: what it is built on has run by then, as a task
 * of its own.
 */
export const runStorage = () => import(/* webpackMode: 'eager' */ '.')
