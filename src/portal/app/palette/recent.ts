import type { Hit } from '@/portal/app/palette/hit';

const most = 5;
let chosen: readonly Hit[] = [];

/** What was chosen last in this tab, the latest first; gone with the document. */
export const recent = {
  read: () => chosen,
  add(hit: Hit) {
    chosen = [hit, ...chosen.filter(({ key }) => key !== hit.key)].slice(0, most);
  },
};
