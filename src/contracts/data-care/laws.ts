import type { Names } from '@/contracts/kit/feature/names';

/** The sections by which something must be kept, or may be although somebody asks for its erasure. */
export const laws = {
  accounting: {
    th: 'พ.ร.บ. การบัญชี พ.ศ. 2543 มาตรา 14 (อย่างน้อย 5 ปี)',
    en: 'Accounting Act B.E. 2543, section 14 (5 years at least)',
    cn: '《会计法》佛历 2543 年第 14 条（至少 5 年）',
  },
  computerCrime: {
    th: 'พ.ร.บ. ว่าด้วยการกระทำความผิดเกี่ยวกับคอมพิวเตอร์ พ.ศ. 2550 มาตรา 26 (อย่างน้อย 90 วัน)',
    en: 'Computer Crime Act B.E. 2550, section 26 (90 days at least)',
    cn: '《计算机犯罪法》佛历 2550 年第 26 条（至少 90 天）',
  },
  claims: {
    th: 'พ.ร.บ. คุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562 มาตรา 33 วรรคสอง (การใช้สิทธิเรียกร้องตามกฎหมาย)',
    en: 'PDPA B.E. 2562, section 33 paragraph 2 (legal claims)',
    cn: '《个人数据保护法》佛历 2562 年第 33 条第 2 款（法律主张）',
  },
} as const satisfies Readonly<Record<string, Names>>;

export type Law = keyof typeof laws;
