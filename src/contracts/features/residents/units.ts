import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { WordsFor } from '@/contracts/kit/feature/record-words';
import type { ImportRun } from '@/contracts/master-data/import';
import type { Occupancy } from '@/contracts/master-data/residents/occupancy';
import type { Unit } from '@/contracts/master-data/residents/unit';

/** What the log is told of a file of rows. */
type LoggedImport = Pick<ImportRun, 'kind' | 'create' | 'update' | 'error'>;

type Logged = Pick<Unit, 'number' | 'building' | 'floor' | 'area' | 'ratio' | 'kind'> &
  Pick<Occupancy, 'relation' | 'movedIn' | 'movedOut'> & { person: string };

export const units = {
  key: 'units',
  names: { th: 'ห้อง/บ้านเลขที่', en: 'Units', cn: '房号' },
  scope: 'property',
  group: 'residents',
  screens: [{ link: '/units' }],
  rights: { counter: ['view', 'create', 'edit'], finance: ['view', 'export'] },
  records: {
    unit: {
      names: { th: 'ห้อง/บ้านเลขที่', en: 'Unit', cn: '房号' },
      actions: {
        'move-in': { th: 'เข้าอยู่', en: 'Moved in', cn: '迁入', meaning: 'done' },
        'move-out': { th: 'ย้ายออก', en: 'Moved out', cn: '迁出' },
        'residence-corrected': {
          th: 'แก้ไขการเข้าอยู่',
          en: 'Residence corrected',
          cn: '更正居住记录',
        },
        'residence-removed': {
          th: 'ลบการเข้าอยู่',
          en: 'Residence removed',
          cn: '删除居住记录',
          meaning: 'failed',
        },
      },
      fields: {
        number: { th: 'เลขห้อง/บ้านเลขที่', en: 'Number', cn: '房号' },
        building: { th: 'อาคาร', en: 'Building', cn: '楼栋' },
        floor: { th: 'ชั้น', en: 'Floor', cn: '楼层' },
        area: { th: 'พื้นที่ (ตร.ม.)', en: 'Area (m²)', cn: '面积（平方米）' },
        ratio: { th: 'อัตราส่วนกรรมสิทธิ์ (%)', en: 'Ownership ratio (%)', cn: '产权比例（%）' },
        kind: {
          ...{ th: 'ประเภท', en: 'Kind', cn: '类型' },
          values: {
            residence: { th: 'ห้องชุด', en: 'Residence', cn: '住宅' },
            house: { th: 'บ้าน', en: 'House', cn: '房屋' },
            shop: { th: 'ร้านค้า', en: 'Shop', cn: '商铺' },
          },
        },
        person: { th: 'บุคคล', en: 'Person', cn: '人员' },
        relation: {
          ...{ th: 'ในฐานะ', en: 'As', cn: '身份' },
          values: {
            owner: { th: 'เจ้าของ', en: 'Owner', cn: '业主' },
            tenant: { th: 'ผู้เช่า', en: 'Tenant', cn: '租户' },
            resident: { th: 'ผู้อยู่อาศัย', en: 'Resident', cn: '同住人' },
          },
        },
        movedIn: { th: 'ตั้งแต่วันที่', en: 'From', cn: '起始日' },
        movedOut: { th: 'ถึงวันที่', en: 'Until', cn: '截止日' },
      } satisfies WordsFor<Logged>,
    },
    import: {
      names: { th: 'การนำเข้าข้อมูล', en: 'Import', cn: '数据导入' },
      actions: {
        store: { th: 'นำเข้า', en: 'Imported', cn: '导入' },
        undo: { th: 'เลิกการนำเข้า', en: 'Import undone', cn: '撤销导入' },
      },
      fields: {
        kind: {
          ...{ th: 'ข้อมูล', en: 'Data', cn: '数据' },
          values: {
            'property-unit': { th: 'ห้อง/บ้านเลขที่', en: 'Units', cn: '房号' },
            'house-info': { th: 'ข้อมูลบ้าน', en: 'House facts', cn: '房屋信息' },
            'customer-property': {
              th: 'เจ้าของและผู้พักอาศัย',
              en: 'Owners and residents',
              cn: '业主与住户',
            },
          },
        },
        create: { th: 'แถวที่เพิ่ม', en: 'Rows added', cn: '新增行数' },
        update: { th: 'แถวที่แก้ไข', en: 'Rows changed', cn: '修改行数' },
        error: { th: 'แถวที่ไม่ผ่าน', en: 'Rows refused', cn: '未通过行数' },
      } satisfies WordsFor<LoggedImport>,
    },
  },
  errors: {
    IMPORT_STATE: {
      th: 'การนำเข้านี้อยู่ในขั้นตอนที่ทำรายการนี้ไม่ได้ กรุณาโหลดใหม่',
      en: 'This cannot be done with the import as it stands. Please reload.',
      cn: '此导入当前的状态不能执行该操作，请重新载入',
    },
    IMPORT_CHANGED: {
      th: 'มีผู้แก้ไขข้อมูลหลังจากตรวจไฟล์ จึงยังไม่ได้บันทึกแม้แต่แถวเดียว กรุณาเลือกไฟล์อีกครั้งเพื่อตรวจใหม่',
      en: 'Somebody changed data after the file was looked at, so not one row was saved. Please choose the file again.',
      cn: '检查文件之后有人修改了数据，因此一行也没有保存，请重新选择文件',
    },
    IMPORT_TOUCHED: {
      th: 'เลิกทำไม่ได้ เพราะมีผู้แก้ไขหรือนำข้อมูลที่นำเข้าไปใช้แล้ว',
      en: 'This cannot be undone: what was imported has been changed or used since.',
      cn: '无法撤销：导入的数据已被修改或使用',
    },
    IMPORT_PART_STORED: {
      th: 'ระบบคืนข้อมูลได้เกือบทั้งหมด แต่มี {{n}} แถวที่มีผู้แก้ไขหรือนำไปใช้ระหว่างบันทึก จึงยังอยู่ กรุณาตรวจแล้วเลือกไฟล์อีกครั้ง',
      en: 'The import was taken back, except for {{n}} rows that somebody changed or used meanwhile. Please check them and choose the file again.',
      cn: '导入已撤回，但有 {{n}} 行在保存期间被他人修改或使用，因此保留。请核对后重新选择文件。',
    },
    IMPORT_PART_UNDONE: {
      th: 'เลิกการนำเข้าไม่ได้ และมี {{n}} แถวที่ถูกเลิกไปแล้วคืนกลับไม่ได้ เพราะมีผู้แก้ไขระหว่างนั้น กรุณาเลือกไฟล์อีกครั้งเพื่อตรวจ',
      en: 'The import could not be undone, and {{n}} rows that were undone already could not be put back because somebody changed them meanwhile. Please choose the file again to check.',
      cn: '无法撤销导入，且有 {{n}} 行已撤销的数据因他人修改而无法恢复。请重新选择文件核对。',
    },
  },
  fieldErrors: {
    overlaps: {
      th: 'บุคคลนี้อยู่ในห้องนี้ในฐานะเดียวกันในช่วงเวลานี้แล้ว',
      en: 'This person is already in this unit in the same role at that time',
      cn: '此人在该时段已以相同身份登记在此房屋',
    },
    duplicateLine: {
      th: 'ซ้ำกับแถวที่ {{line}} ในไฟล์นี้',
      en: 'The same as line {{line}} of this file',
      cn: '与本文件第 {{line}} 行重复',
    },
    sheetDay: {
      th: 'โปรแกรมตารางเปลี่ยนเลขนี้เป็นวันที่ กรุณาจัดรูปแบบช่องเป็นข้อความแล้วพิมพ์เลขใหม่',
      en: 'The spreadsheet made a date of this number: format the cell as text and type it again',
      cn: '表格软件已将此号码变成日期，请将单元格设为文本后重新输入',
    },
    oneOf: { th: 'กรอกได้เฉพาะ {{words}}', en: 'Can only be {{words}}', cn: '只能填写 {{words}}' },
    unknownHouse: {
      th: 'ไม่พบบ้านเลขที่นี้ในโครงการ',
      en: 'There is no such house in the property',
      cn: '本项目没有此门牌号',
    },
    wholeNumber: {
      th: 'กรอกเป็นจำนวนเต็ม {{min}} ถึง {{max}}',
      en: 'Enter a whole number from {{min}} to {{max}}',
      cn: '请输入 {{min}} 到 {{max}} 的整数',
    },
    differsFromLine: {
      th: 'ข้อมูลไม่ตรงกับแถวที่ {{line}} ซึ่งเป็นบุคคลเดียวกัน',
      en: 'Differs from line {{line}}, which is the same person',
      cn: '与第 {{line}} 行的同一人信息不一致',
    },
  },
} as const satisfies FeatureDeclaration;

declare module '@/contracts/kit/feature/declared' {
  interface Declared {
    units: typeof units;
  }
}
