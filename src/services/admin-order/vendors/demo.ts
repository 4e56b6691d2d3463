/** The vendors of the demo world; one of a property's own, the others the platform's. */
export const demoVendors = [
  {
    key: 'air',
    name: 'เย็นใจ แอร์เซอร์วิส',
    contactName: 'ช่างวีระ ไชยวงศ์',
    number: '+66818245501',
    areas: ['กรุงเทพมหานคร', 'นนทบุรี', 'สมุทรปราการ'],
    note: 'รับงานจันทร์–เสาร์ 08:30–17:30',
  },
  {
    key: 'clean',
    name: 'บ้านสะอาด แม่บ้านรายครั้ง',
    contactName: 'คุณน้ำผึ้ง สายน้ำเงิน',
    number: '+66896123370',
    areas: ['กรุงเทพมหานคร', 'นนทบุรี'],
    note: '',
  },
  {
    key: 'pest',
    name: 'โปรเพสท์ กำจัดแมลง',
    contactName: 'คุณเอกชัย พูลสวัสดิ์',
    number: '+6620451188',
    areas: ['กรุงเทพมหานคร', 'นนทบุรี', 'ปทุมธานี'],
    note: 'แจ้งล่วงหน้าอย่างน้อย 1 วัน',
  },
  {
    key: 'fix',
    name: 'ช่างหมู่บ้าน ทองดีการช่าง',
    contactName: 'ช่างทองดี นิลวรรณ',
    number: '+66875550912',
    areas: ['กรุงเทพมหานคร', 'นนทบุรี'],
    note: 'ประปา ไฟฟ้า ประตู',
  },
] as const;
export type DemoVendor = (typeof demoVendors)[number]['key'];
