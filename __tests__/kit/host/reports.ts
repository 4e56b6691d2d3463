import { type Letter, postOffice, smtpMail } from '@/services/kit/mail/post';
import { makersOf } from '@/services/master-data/report-emails/makers';
import { planReports } from '@/services/master-data/report-emails/plan';
import { sendReports as sendPlanned } from '@/services/master-data/report-emails/send';
import type { Instance } from './instance';
import { sampleReports } from './sample-reports';

/** How reports are sent: at an instant, to a mail server or into the hand, by a process that dies in between. */
export interface Reporting {
  at: string;
  /** A real mail server; without it letters are answered. */
  smtp?: string;
  /** What the mail server answers where it is none. */
  mail?: 'works' | 'down' | 'refuses' | 'dies';
  /** The kind that cannot be made. */
  broken?: string;
  /** Alone; else three processes at once. */
  alone?: boolean;
}

const refusals = {
  down: { code: 'ETIMEDOUT' },
  refuses: {
    ...{ code: 'EENVELOPE', responseCode: 550 },
    response: '550 5.1.1 no such mailbox',
  },
};

/** A letter as it crosses to a test: its files as text of base 64. */
export interface SentReport extends Omit<Letter, 'attachments'> {
  files: { name: string; content: string }[];
}

const crossing = ({ attachments = [], ...letter }: Letter): SentReport => ({
  ...letter,
  files: attachments.map(({ filename, content }) => ({
    name: filename,
    content: content.toString('base64'),
  })),
});

/** Plans and sends reports at an instant, as the timers of three processes would. */
export async function sendReports(
  { database }: Pick<Instance, 'database'>,
  { at, smtp, mail = 'works', broken, alone = false }: Reporting,
): Promise<{ letters: SentReport[]; logged: string[]; unwritten: number }> {
  const letters: SentReport[] = [];
  const logged: string[] = [];
  let unwritten = 0;
  const now = new Date(at);
  const bySmtp = smtp ? smtpMail({ url: smtp, from: 'Niti <niti@niti.example>' }) : undefined;
  const send = async (letter: Letter) => {
    letters.push(crossing(letter));
    if (mail === 'dies') return new Promise<void>(() => {});
    if (bySmtp) return bySmtp(letter);
    if (mail !== 'works') throw Object.assign(new Error(mail), refusals[mail]);
  };
  const makers = makersOf(
    sampleReports.map((maker) =>
      maker.kind === broken ? { ...maker, read: () => Promise.reject(new Error('broken')) } : maker,
    ),
  );
  const round = async () => {
    const post = postOffice({ portalUrl: 'https://niti.example', send }, (code) =>
      logged.push(code),
    );
    const on = {
      ...{ db: database.orm, makers, post, stopSecrets: ['report letters of a test'] as const },
      unwritten: () => void unwritten++,
    };
    await planReports(on, now);
    await sendPlanned(on, now);
  };
  if (mail === 'dies') {
    void round();
    while (letters.length === 0) await new Promise(setImmediate);
  } else await Promise.all(alone ? [round()] : [round(), round(), round()]);
  return { letters, logged, unwritten };
}
