/** What the build tells the worker about itself (build/worker.ts). All files are addresses of this origin. */
export type WorkerBuild = {
  /** The first script of the app. Pages of this build name it, pages of other builds do not. */
  entry: string;
  /** The files of the first route, which every visit has loaded. */
  first: readonly string[];
  /** What the empty page needs beside the first route, to start without the server. */
  withoutServer: readonly string[];
  /** The empty page, with the version of the build as its query. */
  shell: string;
  /** The ends of the content hashes of all files of the build, 4 characters each. */
  hashes: string;
};

/**
 * The end of the content hash in the name of a file of the build, before the ending. If one of an old build has the same by
 * chance (1 in 10,000), it stays for another version.
 */
export const hashOf = (file: string): string => file.slice(0, file.lastIndexOf('.')).slice(-4);
