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
  /** The content hashes of all files of the build, 8 characters each. */
  hashes: string;
};
