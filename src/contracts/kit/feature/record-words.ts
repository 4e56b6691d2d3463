import type { Meaning } from '@/contracts/kit/feature/meaning';
import type { Names } from '@/contracts/kit/feature/names';

/** What a field is called, and each of its values where those are words of ours. */
export interface FieldWords extends Names {
  readonly values?: Readonly<Record<string, Names>>;
}

/** What is done to a record; most of it moves it on. */
export interface ActionWords extends Names {
  readonly meaning?: Meaning;
}

/** How the audit log tells of one kind of record. */
export interface RecordWords {
  readonly names: Names;
  /** What this kind goes through beside `generalActions`. */
  readonly actions?: Readonly<Record<string, ActionWords>>;
  readonly fields: Readonly<Record<string, FieldWords>>;
}

type WithValues<V> = [V] extends [string]
  ? string extends V
    ? Names
    : Names & { readonly values: Readonly<Record<Exclude<V, ''>, Names>> }
  : Names;

/** Words for each field of `T`, and for each value of one that can only have certain ones. */
export type WordsFor<T> = { readonly [F in keyof T]-?: WithValues<NonNullable<T[F]>> };

/** What any record can go through. */
export const generalActions = {
  create: { th: 'เพิ่ม', en: 'Added', cn: '添加', meaning: 'done' },
  edit: { th: 'แก้ไข', en: 'Changed', cn: '修改' },
  delete: { th: 'ลบ', en: 'Deleted', cn: '删除', meaning: 'failed' },
  approve: { th: 'อนุมัติ', en: 'Approved', cn: '批准', meaning: 'done' },
  activate: { th: 'เปิดใช้งาน', en: 'Activated', cn: '启用', meaning: 'done' },
  deactivate: { th: 'ปิดใช้งาน', en: 'Deactivated', cn: '停用', meaning: 'off' },
  order: { th: 'จัดลำดับ', en: 'Reordered', cn: '排序' },
} as const satisfies Record<string, ActionWords>;

export type GeneralAction = keyof typeof generalActions;

/** What any record can have. */
export const generalFields: Readonly<Record<string, FieldWords>> = {
  active: { th: 'เปิดใช้งาน', en: 'Active', cn: '启用' },
  order: { th: 'ลำดับ', en: 'Order', cn: '顺序' },
};

/** Names in three languages, as `threeNames` writes them. */
export const nameWords = {
  nameTh: { th: 'ชื่อ (ไทย)', en: 'Name (Thai)', cn: '名称（泰文）' },
  nameEn: { th: 'ชื่อ (อังกฤษ)', en: 'Name (English)', cn: '名称（英文）' },
  nameCn: { th: 'ชื่อ (จีน)', en: 'Name (Chinese)', cn: '名称（中文）' },
} as const satisfies Record<string, Names>;

/** Titles in three languages, as news and whatever else is written in them has. */
export const titleWords = {
  titleTh: { th: 'หัวข้อ (ไทย)', en: 'Title (Thai)', cn: '标题（泰文）' },
  titleEn: { th: 'หัวข้อ (อังกฤษ)', en: 'Title (English)', cn: '标题（英文）' },
  titleCn: { th: 'หัวข้อ (จีน)', en: 'Title (Chinese)', cn: '标题（中文）' },
} as const satisfies Record<string, Names>;
