import cn from '@locales/cn/staff.json';
import en from '@locales/en/staff.json';
import th from '@locales/th/staff.json';

export const texts = { staff: { th, en, cn } };
