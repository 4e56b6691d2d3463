import { type Letter, postOffice } from '@/services/kit/mail/post';
import { sendOwedLetters } from '@/services/parcel/reminders/owed-letters';
import { remindOfParcels } from '@/services/parcel/reminders/reminders';
import type { Instance } from './instance';

type Held = Pick<Instance, 'database'>;

const settings = {
  ...{ parcelReminderDays: 3, parcelUnclaimedDays: 30 },
  ...{ pickupQrHours: 24, pickupDaysAhead: 7, bookingSlots: [] },
};

const thrice = <T>(work: () => Promise<T>) => Promise.all([work(), work(), work()]);

/** Reminds residents of parcels three times at once, as three processes would. */
export async function remind({ database }: Held, { holiday = false }: { holiday?: boolean }) {
  const counts = await thrice(() =>
    remindOfParcels({
      db: database.orm,
      settingsOf: async () => settings,
      isHoliday: async () => holiday,
      emailsOf: async (_, unitIds) => new Map(unitIds.map((id) => [id, [`${id}@niti.example`]])),
    }),
  );
  return { reminded: counts.reduce((a, b) => a + b, 0) };
}

/** How the mail server answers: `down` to nobody, `refuses` each letter, `dies` in the middle of one. */
export interface Mailing {
  mail?: 'works' | 'down' | 'refuses' | 'dies';
  at?: string;
}

const refusals = {
  down: { code: 'ETIMEDOUT' },
  refuses: { code: 'EENVELOPE', responseCode: 550 },
};

/** The letters that a post sends at the same time. */
const atOnce = 4;

/** Sends the letters that are owed at an instant: three times at once, or by one process that dies. */
export async function sendLetters({ database }: Held, { mail = 'works', at }: Mailing) {
  const letters: Letter[] = [];
  const send = async (letter: Letter) => {
    letters.push(letter);
    // As a process that was killed: what it was at never ends.
    if (mail === 'dies') return new Promise<void>(() => {});
    if (mail !== 'works') throw Object.assign(new Error(mail), refusals[mail]);
  };
  const now = at ? new Date(at) : new Date();
  const sendAll = () => {
    const post = postOffice({ portalUrl: 'https://niti.example', send }, () => {});
    return sendOwedLetters({ db: database.orm, post }, now);
  };
  if (mail !== 'dies') await thrice(sendAll);
  else {
    void sendAll();
    while (letters.length < atOnce) await new Promise(setImmediate);
  }
  return { letters };
}
