import type { DemoVendor } from '@/services/admin-order/vendors/demo';

interface Made {
  key: string;
  nameTh: string;
  nameEn: string;
  nameCn: string;
  /** By its Thai name. */
  category: string;
  priceSatang: number;
  per: string;
  detail: string;
  vendors: readonly DemoVendor[];
}

/** What the residents of the demo world can order. */
export const demoServices = [
  {
    key: 'air',
    ...{ nameTh: 'ล้างแอร์ติดผนัง', nameEn: 'Wall air conditioner cleaning', nameCn: '壁挂空调清洗' },
    ...{ category: 'เครื่องปรับอากาศ', priceSatang: 65_000, per: 'เครื่อง', vendors: ['air'] },
    detail: 'ล้างแผงคอยล์ ถาดน้ำทิ้ง และตรวจน้ำยา รับประกัน 30 วัน',
  },
  {
    key: 'maid',
    ...{ nameTh: 'แม่บ้านทำความสะอาด 3 ชั่วโมง', nameEn: 'Cleaning, 3 hours', nameCn: '3小时保洁' },
    ...{ category: 'แม่บ้านรายครั้ง', priceSatang: 69_900, per: 'ครั้ง', vendors: ['clean'] },
    detail: 'กวาด ถู ห้องน้ำ ครัว ไม่รวมรีดผ้า',
  },
  {
    key: 'pest',
    ...{ nameTh: 'กำจัดปลวกและแมลง', nameEn: 'Pest control', nameCn: '灭虫服务' },
    ...{ category: 'กำจัดแมลง', priceSatang: 159_000, per: 'ครั้ง', vendors: ['pest'] },
    detail: 'ฉีดพ่นภายในห้องและจุดเสี่ยง ปลอดภัยกับสัตว์เลี้ยง',
  },
  {
    key: 'tap',
    ...{ nameTh: 'ซ่อมก๊อกและท่อน้ำรั่ว', nameEn: 'Leaking taps and pipes', nameCn: '水管维修' },
    ...{ category: 'ประปา', priceSatang: 45_000, per: 'จุด', vendors: ['fix'] },
    detail: 'ไม่รวมค่าอะไหล่',
  },
  {
    key: 'light',
    ...{ nameTh: 'ติดตั้งโคมไฟและปลั๊ก', nameEn: 'Lamps and sockets fitted', nameCn: '灯具插座安装' },
    ...{ category: 'ไฟฟ้า', priceSatang: 38_050, per: 'จุด', vendors: ['fix'] },
    detail: 'ลูกบ้านเตรียมโคมหรือปลั๊กเอง',
  },
] as const satisfies readonly Made[];
export type DemoService = (typeof demoServices)[number]['key'];
