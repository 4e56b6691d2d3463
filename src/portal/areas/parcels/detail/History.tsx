import { useTranslation } from 'next-i18next/pages';
import type { ParcelEvent } from '@/contracts/parcel/parcel';
import { problemKinds } from '@/contracts/parcel/states';
import { deviceName } from '@/portal/areas/parcels/change/device-name';
import { useDates } from '@/portal/kit/text/dates';
import { UploadedImage } from '@/portal/kit/upload/UploadedImage';
import { Section } from '@/portal/ui/layout/Section';
import { Happening, Timeline } from '@/portal/ui/layout/Timeline';
import styles from './Detail.module.css';
import { Signature } from './Signature';

interface Line {
  event: ParcelEvent;
  /** How often it happened at a stretch. */
  times: number;
}

/** Prints that follow each other are one line, of the last of them. */
function linesOf(events: readonly ParcelEvent[]): Line[] {
  const lines: Line[] = [];
  for (const event of events) {
    const last = lines.at(-1);
    if (last && event.action === 'printed' && last.event.action === 'printed') {
      lines[lines.length - 1] = { event, times: last.times + 1 };
    } else lines.push({ event, times: 1 });
  }
  return lines;
}

/** Everything that happened to a parcel, the oldest first: what, who, when, from where, by what proof. */
export function History({ events }: { events: ParcelEvent[] }) {
  const { t } = useTranslation('parcels');
  return (
    <Section title={t('detail.history')}>
      <Timeline>
        {linesOf(events).map((line) => (
          <Happened key={line.event.id} {...line} />
        ))}
      </Timeline>
    </Section>
  );
}

const tones: Partial<Record<string, 'done' | 'off'>> = { handed_over: 'done', cancelled: 'off' };

function Happened({ event, times }: Line) {
  const { t } = useTranslation('parcels');
  const { moment } = useDates();
  const { action, detail, at, by, note, relation, signature, photo, ip, device } = event;
  const problem = problemKinds.find((kind) => kind === detail);
  const what = t(`detail.events.${action}`, {
    detail: action === 'problem' && problem ? t(`problems.${problem}`) : detail,
  });
  const withReason = action === 'cancelled' || action === 'booking_cancelled';
  return (
    <Happening
      tone={tones[action]}
      when={
        <>
          <time dateTime={at}>{moment(at)}</time> {t('detail.by', { name: by })}
          {ip && (
            <span title={device}> {t('detail.from', { ip, device: deviceName(device) })}</span>
          )}
        </>
      }
    >
      <b>{what}</b> {times > 1 && t('detail.times', { n: times })}
      {relation && <p>{t('detail.relation', { relation: t(`detail.relations.${relation}`) })}</p>}
      {withReason && detail && <p>{t('detail.reason', { detail })}</p>}
      {note && <p>{`${t('note')}: ${note}`}</p>}
      {(signature || photo) && (
        <p className={styles.proof}>
          {signature && <Signature drawn={signature} />}
          {photo && (
            <UploadedImage id={photo} variant="thumbnail" alt={t('detail.photoOf', { what })} />
          )}
        </p>
      )}
    </Happening>
  );
}
