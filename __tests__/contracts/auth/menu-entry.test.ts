import { menuEntry } from '@/contracts/auth/session';

const plain = {
  ...{ link: '/parcels', icon: 'parcels', labelTH: 'พัสดุ', labelENG: 'Parcels' },
  ...{ labelkey: 'parcels', isnew: true },
};

test('an entry whose service leaves the submenu out has none', () => {
  expect(menuEntry.parse(plain)).toEqual({ ...plain, submenu: [] });
  expect(menuEntry.parse({ ...plain, submenu: [plain] }).submenu).toEqual([
    { ...plain, submenu: [] },
  ]);
});
