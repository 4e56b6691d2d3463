import { useTranslation } from 'next-i18next/pages';
import type { ParcelEvent } from '@/contracts/parcel/parcel';
import { problemKinds } from '@/contracts/parcel/states';
import { deviceName } from '@/portal/areas/parcels/change/device-name';
import { ByWhom } from '@/portal/kit/text/ByWhom';
import { UploadedImage } from '@/portal/kit/upload/UploadedImage';
import { Section } from '@/portal/ui/layout/Section';
import { type Happened, Timeline } from '@/portal/ui/words/Timeline';
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

/** Everything that happened to a parcel, the newest first: what, who, when, from where, by what proof. */
export function History({ events }: { events: ParcelEvent[] }) {
  const { t } = useTranslation('parcels');
  const happened = useHappened();
  return (
    <Section title={t('detail.history')}>
      <Timeline events={linesOf(events).map(happened).reverse()} />
    </Section>
  );
}

function useHappened() {
  const { t } = useTranslation('parcels');
  return ({ event, times }: Line): Happened => {
    const { action, detail, at, by, note, relation, signature, photo, ip, device } = event;
    const problem = problemKinds.find((kind) => kind === detail);
    const what = t(`detail.events.${action}`, {
      detail: action === 'problem' && problem ? t(`problems.${problem}`) : detail,
    });
    const withReason = action === 'cancelled' || action === 'booking_cancelled';
    return {
      key: event.id,
      what: times > 1 ? `${what} ${t('detail.times', { n: times })}` : what,
      by: (
        <>
          <ByWhom name={by} at={at} />
          {ip && (
            <span title={device}> {t('detail.from', { ip, device: deviceName(device) })}</span>
          )}
        </>
      ),
      more: (
        <>
          {relation && (
            <p>{t('detail.relation', { relation: t(`detail.relations.${relation}`) })}</p>
          )}
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
        </>
      ),
    };
  };
}
