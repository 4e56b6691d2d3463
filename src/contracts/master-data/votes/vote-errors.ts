import type { FailureWords } from '@/contracts/kit/calls/errors';
import type { Names } from '@/contracts/kit/feature/names';

export const voteErrors = {
  VOTE_STATE: {
    th: 'การลงมตินี้อยู่ในสถานะที่ทำรายการนี้ไม่ได้ กรุณาโหลดใหม่',
    en: 'This cannot be done with the vote in its present state. Load it again',
    cn: '该表决在当前状态下无法执行此操作，请重新加载',
  },
  VOTE_NOTICE: {
    th: 'ยังไม่ถึงวันที่ส่งหนังสือเชิญ จึงยังประกาศไม่ได้',
    en: 'The day of the notice has not come yet, so the vote cannot be announced',
    cn: '通知日期未到，暂不能公告',
  },
  VOTE_PAST: {
    th: 'วันลงคะแนนผ่านไปแล้ว กรุณาแก้วันลงคะแนนก่อนประกาศ',
    en: 'The days of the vote are over. Change them before it is announced',
    cn: '投票日期已过，请先修改日期再公告',
  },
  VOTE_NO_WEIGHTS: {
    th: 'ยังไม่มีห้องใดมีอัตราส่วนกรรมสิทธิ์ กรุณากรอกที่หน้าห้อง/บ้านเลขที่ก่อน',
    en: 'No unit has an ownership ratio yet. Enter them on the units screen first',
    cn: '尚无单元填写产权比例，请先在房号页面填写',
  },
  VOTE_TOO_EARLY: {
    th: 'ปิดการลงคะแนนได้ตั้งแต่วันสุดท้าย ({{day}})',
    en: 'The vote can be closed from its last day on ({{day}})',
    cn: '自截止日（{{day}}）起才能结束表决',
  },
} as const satisfies Record<string, FailureWords>;

export const voteFieldErrors = {
  shortNotice: {
    th: 'ต้องห่างจากวันที่ส่งหนังสือเชิญอย่างน้อย {{days}} วัน',
    en: 'At least {{days}} days after the notice',
    cn: '须在通知日期至少 {{days}} 天之后',
  },
  secondTooLate: {
    th: 'การประชุมครั้งที่สองต้องอยู่ภายใน {{days}} วันหลังครั้งแรก',
    en: 'A second meeting is within {{days}} days of the first',
    cn: '第二次会议须在首次会议后 {{days}} 天内',
  },
  secondNoticedEarly: {
    th: 'นัดประชุมครั้งที่สองได้เมื่อประชุมครั้งแรกแล้วเท่านั้น ({{day}})',
    en: 'A second meeting is called after the first was held ({{day}})',
    cn: '首次会议（{{day}}）举行后才能通知第二次会议',
  },
  sameQuestions: {
    th: 'การประชุมครั้งที่สองใช้วาระเดิมของครั้งแรก แก้ไขหรือเพิ่มไม่ได้',
    en: "A second meeting has the first one's questions. They cannot be changed",
    cn: '第二次会议沿用首次会议的议题，不能更改或增加',
  },
  condoMatter: {
    th: 'เรื่องตามมาตรา 48 และ 49 ใช้กับอาคารชุดเท่านั้น กรุณาเลือกตามข้อบังคับของโครงการ',
    en: 'Sections 48 and 49 are for condominiums alone. Choose by the regulations of the estate',
    cn: '第48、49条仅适用于共管公寓，请按本项目规约选择',
  },
  proxyBarred: {
    th: '{{name}} รับมอบฉันทะไม่ได้: กรรมการ ผู้จัดการ คู่สมรสของทั้งสอง และพนักงานหรือลูกจ้าง (พ.ร.บ.อาคารชุด มาตรา 47)',
    en: '{{name}} may not be a proxy: members of the committee, the manager, their spouses, and staff or employees (Condominium Act, section 47)',
    cn: '{{name}} 不得担任受托人：委员、经理及其配偶、员工或雇员（共管公寓法第47条）',
  },
  twoOptions: { th: 'ต้องมีอย่างน้อยสองตัวเลือก', en: 'At least two options', cn: '至少两个选项' },
  sameOptions: { th: 'มีตัวเลือกซ้ำกัน', en: 'Two options are the same', cn: '选项重复' },
  voteCast: { th: 'ห้องนี้ลงคะแนนแล้ว', en: 'This unit has voted already', cn: '该单元已投票' },
  voteArrears: {
    th: 'ห้องนี้ค้างชำระ จึงไม่มีสิทธิลงคะแนน',
    en: 'This unit is in arrears and has no vote',
    cn: '该单元欠费，无表决权',
  },
  voteNotCast: { th: 'ห้องนี้ยังไม่ได้ลงคะแนน', en: 'This unit has not voted yet', cn: '该单元尚未投票' },
  proxyFull: {
    th: '{{name}} รับมอบฉันทะครบ {{most}} ห้องแล้ว',
    en: '{{name}} already represents {{most}} units',
    cn: '{{name}} 已代表 {{most}} 个单元',
  },
  eachAnswered: { th: 'กรุณาตอบให้ครบทุกวาระ', en: 'Answer every question', cn: '请回答所有议题' },
} as const satisfies Record<string, Names>;
