/** The only import of the graph package: `@xstate/graph` and core's `xstate/graph` export the same names. */
export { getAdjacencyMap, getShortestPaths, getStateNodes } from '@xstate/graph';
