/** What `schema.ts` knows about columns and cannot read from the database. Columns are named `table.column`. */

type Columns = Readonly<Record<string, string>>;

/** PostgreSQL types as both engines deliver them (see the parsers in `open.ts`). */
export const SCALARS: Columns = {
  int4: 'number',
  int8: 'number',
  numeric: 'string',
  date: 'string',
  timestamptz: 'Date',
};

/** Modules of the types named below. */
export const IMPORTS: Columns = {
  GeneratedAlways: 'kysely',
  CategoryId: './values.js',
  CodePurpose: './values.js',
  FrozenTerms: './values.js',
  Locale: '../base/locale.js',
  Platform: './values.js',
  RebateLine: './values.js',
  ReviewReason: './values.js',
  SystemBonusReason: './values.js',
  Texts: '../base/locale.js',
};

/** A union that a CHECK constraint lists is written into its column; these get an exported name, because code uses them. */
export const UNION_NAMES: Columns = {
  'account.kind': 'account_kind',
  'bonus.status': 'bonus_status',
  'bonus_rule.kind': 'bonus_kind',
  'faq.topic': 'faq_topic',
  'game_feature.feature': 'game_feature_kind',
  'message.category': 'message_category',
  'transfer_rule.type': 'transfer_kind',
  'turnover_requirement.source': 'turnover_source',
  'upload.biz_type': 'upload_type',
};

/** Tables that the migrations fill and that never change: the values of the column are a union. */
export const LOOKUPS: readonly string[] = ['transfer_rule.type'];

/** Columns with the type of another one. Single-column and composite foreign keys are followed without being listed. */
export const SAME_AS: Columns = {
  'bill.bill_type': 'bill_kind.bill_type',
  'bill.ledger_type': 'transfer_rule.type',
  'bill.transfer_type': 'bill_kind.transfer_type',
  'bill_into_wallet.bill_type': 'bill_kind.bill_type',
  'bill_into_wallet.ledger_type': 'transfer_rule.type',
  'bill_into_wallet.transfer_type': 'bill_kind.transfer_type',
  'bill_out_of_wallet.bill_type': 'bill_kind.bill_type',
  'bill_out_of_wallet.ledger_type': 'transfer_rule.type',
  'bill_out_of_wallet.transfer_type': 'bill_kind.transfer_type',
  'game_session.open_type': 'game.open_type',
  'game_session.wallet_mode': 'game.wallet_mode',
  'game_feature.category_id': 'game.category_id',
  'game_tag.category_id': 'game.category_id',
  'social_login.type': 'social_account.type',
};

/**
 * Columns narrower than their type in the database. Every jsonb column is listed: it is read as a value and written as
 * `JSON.stringify(value)`, which both engines accept. The generator adds null and the default.
 */
export const OVERRIDES: Columns = {
  'agreement.type': "'terms' | 'privacy'",
  'bill.status': "'pendingReview' | 'failed' | 'done'",
  'bill_into_wallet.status': "'pendingReview' | 'failed' | 'done'",
  'bill_out_of_wallet.status': "'pendingReview' | 'failed' | 'done'",
  'bonus.reason': 'SystemBonusReason',
  'category.id': 'CategoryId',
  'manual_deposit.reason': 'ReviewReason',
  'one_time_code.purpose': 'CodePurpose',
  'player.language': 'Locale',
  'withdrawal.reason': 'ReviewReason',

  'bonus.rebate_lines': 'JSONColumnType<ReadonlyArray<RebateLine>>',
  'feedback.pictures': 'JSONColumnType<ReadonlyArray<string>>',
  'passkey.transports': 'JSONColumnType<ReadonlyArray<string>>',
  'manual_deposit.receipts': 'JSONColumnType<ReadonlyArray<string>>',
  'promotion.platforms': 'JSONColumnType<ReadonlyArray<Platform>>',
  'promotion_record.terms': 'JSONColumnType<FrozenTerms>',
  'ledger_audit.held': 'ColumnType<Readonly<Record<string, number>> | null, string | null, string | null>',
  'operator_log.args': 'JSONColumnType<ReadonlyArray<string>>',
  'operator_log.details': 'JSONColumnType<Readonly<Record<string, unknown>>>',
  'site_setting.value': 'ColumnType<unknown, string, string>',
  ...texts('activity', 'title', 'summary', 'content'),
  ...texts('agreement', 'title', 'content'),
  ...texts('app_version', 'notes'),
  ...texts('banner', 'title', 'text', 'button', 'terms'),
  ...texts('bulletin', 'title', 'summary', 'content'),
  ...texts('category', 'name'),
  ...texts('deposit_promotion', 'title', 'summary', 'content'),
  ...texts('faq', 'question', 'answer'),
  ...texts('game', 'keywords', 'description', 'how_to_play'),
  ...texts('hot_word', 'word'),
  ...texts('maker', 'description'),
  ...texts('manual_bank', 'note'),
  ...texts('message', 'title', 'content'),
  ...texts('navigation_tag', 'name'),
  ...texts('pay_channel', 'name', 'note'),
  ...texts('pay_method', 'name'),
  ...texts('promotion', 'title', 'summary', 'content'),
};

/** Columns that a trigger fills: neither inserted nor updated. Identity columns are found without being listed. */
export const FILLED_BY_TRIGGER: readonly string[] = [
  'account.balance',
  'game_feature.category_id',
  'game_feature.maker_id',
  'game_feature.place',
  'game_tag.category_id',
  'game_tag.maker_id',
  'game_tag.place',
  'game_tag.position',
  'transfer.from_balance_after',
  'transfer.from_kind',
  'transfer.from_player',
  'transfer.maker_id',
  'transfer.promo_record_id',
  'transfer.seq',
  'transfer.to_balance_after',
  'transfer.to_kind',
  'transfer.to_player',
];

/** Columns of views that may be null. PostgreSQL reports every column of a view as nullable; all others are not. */
export const NULLABLE_IN_VIEWS: readonly string[] = ['bill', 'bill_into_wallet', 'bill_out_of_wallet'].flatMap((view) =>
  ['game_id', 'maker_id', 'transfer_type'].map((column) => `${view}.${column}`),
);

function texts(table: string, ...columns: readonly string[]): Columns {
  return Object.fromEntries(columns.map((column) => [`${table}.${column}`, 'JSONColumnType<Texts>']));
}
