/** One part of a multipart body, already checked against the size limit. */
export interface UploadedFile {
  readonly field: string;
  readonly filename: string;
  readonly bytes: Buffer;
}
