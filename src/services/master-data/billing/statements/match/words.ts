import { fold } from '@/services/kit/text/search-text';

/** Words of banks and of what is paid: they name nobody. */
const general = new RegExp(
  [
    ...[
      'รับโอนเงิน',
      'รับโอน',
      'โอนเงิน',
      'โอนเข้า',
      'โอน',
      'เงินฝาก',
      'ฝากเงิน',
      'ฝาก',
      'เงินสด',
      'พร้อมเพย์',
    ],
    ...[
      'ค่าส่วนกลาง',
      'ส่วนกลาง',
      'ค่าน้ำ',
      'ค่าไฟ',
      'ชำระ',
      'บิล',
      'ใบแจ้งหนี้',
      'เลขที่บัญชี',
      'บัญชี',
      'ธนาคาร',
      'กสิกรไทย',
      'ไทยพาณิชย์',
    ],
    ...[
      'กรุงเทพ',
      'กรุงไทย',
      'กรุงศรีอยุธยา',
      'กรุงศรี',
      'ออมสิน',
      'ทหารไทยธนชาต',
      'ห้อง',
      'บ้านเลขที่',
      'เลขที่',
    ],
    ...['เดือน', 'จาก', 'เข้า', 'มือถือ', 'ช่องทาง', 'ผ่าน', 'ตู้', 'สาขา'],
  ]
    // As the text is that they are looked for in: น้ำ is written otherwise there.
    .map(fold)
    .join('|'),
  'g',
);
const generalLatin = new Set([
  ...[
    'transfer',
    'tr',
    'trf',
    'fr',
    'from',
    'to',
    'deposit',
    'promptpay',
    'payment',
    'pay',
    'bill',
    'cash',
  ],
  ...[
    'mobile',
    'banking',
    'internet',
    'online',
    'kplus',
    'enet',
    'ibg',
    'atm',
    'cdm',
    'bank',
    'ref',
    'no',
  ],
  ...[
    'kbank',
    'kbnk',
    'scb',
    'bbl',
    'ktb',
    'bay',
    'ttb',
    'tmb',
    'gsb',
    'uob',
    'cimb',
    'baac',
    'ac',
    'acc',
  ],
  ...[
    'account',
    'unit',
    'room',
    'fee',
    'common',
    'the',
    'mr',
    'mrs',
    'ms',
    'miss',
    'x',
    'xx',
    'xxx',
    'xxxx',
  ],
]);
const titles =
  /(^|\s)(คุณ|นางสาว|น\.?\s?ส\.?|นาง|นาย|ดร\.?|mrs?\.?|ms\.?|miss|dr\.?)(?=[\s\p{L}])/gu;

const account = /(?:[x*•]{1,9}[-\s]?)(\d{3,6})(?!\d)|(?<!\d)(\d{3}-?\d-?\d{5}-?\d)(?!\d)/i;

/** Units, invoices and the like: they say what is paid, not by whom. */
const codes = /(?<!\p{L})[a-z]{1,4}[\s./_-]*\d[\d./_-]*/gu;

/** Who sent money as the bank writes it: an account's last figures and a name. Empty where neither is told. */
export function senderOf(description: string): string {
  const text = fold(description);
  const [, tail = '', whole = ''] = account.exec(text) ?? [];
  const name = text
    .replace(codes, ' ')
    .replace(titles, '$1')
    .replace(general, ' ')
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter((word) => word && !/\d/.test(word) && !generalLatin.has(word))
    .join('');
  const number = whole.replace(/-/g, '') || tail;
  return number ? `${number}|${name}` : name.length >= 6 ? `|${name}` : '';
}

/** Whether a sender's text is somebody's alone: an account's figures with a name, or all of its figures. */
export const isSomebody = (sender: string): boolean => {
  const [number = '', name = ''] = sender.split('|');
  return number.length >= 10 || (number.length >= 4 && name.length >= 4);
};

/** What a payer's name is looked for in: letters alone. */
export const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}\p{M}]/gu, '');
