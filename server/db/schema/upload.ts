/** What a picture was sent for: it decides who may see it. */
export type UploadType = 'avatar' | 'receipt' | 'feedback' | 'kyc';

interface UploadTable {
  readonly id: string;
  readonly player_id: number;
  readonly biz_type: UploadType;
  readonly original_name: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly created_at: Date;
  claimed_by: string | null;
  claimed_at: Date | null;
}

export interface UploadTables {
  upload: UploadTable;
}
