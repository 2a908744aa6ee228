/** The only import of the graph package: `@xstate/graph` and core's `xstate/graph` answer to the same names here. */
export { getAdjacencyMap, getShortestPaths, getStateNodes } from '@xstate/graph';
