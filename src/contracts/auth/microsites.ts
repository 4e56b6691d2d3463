/** The other apps that a property's menu can lead to. */
export const micrositeNames = [
  'facility',
  'parcel-platform',
  'cussat',
  'smart-home',
  'access',
  'katsan',
  'kms',
] as const;
export type MicrositeName = (typeof micrositeNames)[number];

/** Their https addresses, as far as they are set. */
export type Microsites = Partial<Record<MicrositeName, string>>;

/** A microsite's `labelkey` in the menu. */
export const micrositeKey = (name: MicrositeName) => `microsite-${name}`;

/** Tells a menu entry that leads to a microsite from every other. */
export const isMicrosite = ({ labelkey, link }: { labelkey: string; link: string }) =>
  link.startsWith('https://') && micrositeNames.some((name) => micrositeKey(name) === labelkey);
