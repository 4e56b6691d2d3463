import { useTranslation } from 'next-i18next/pages';
import { descriptionIn } from '@/contracts/kit/text/languages';
import type { Entry, MonthPage } from '@/contracts/master-data/content/home-calendar';
import { RichText } from '@/portal/kit/content/rich-text/RichText';
import { usePermission } from '@/portal/kit/page/permission';
import { useDates } from '@/portal/kit/text/dates';
import { useLanguage } from '@/portal/kit/text/language';
import { useTitle } from '@/portal/kit/text/use-title';
import { Button } from '@/portal/ui/actions/Button';
import { Section } from '@/portal/ui/layout/Section';
import { Tag } from '@/portal/ui/words/Tag';
import { PublishButton, RemoveEntry } from './EntryButtons';
import styles from './HomeCalendar.module.css';
import { OfPlatform } from './OfPlatform';
import { after, type Occurrence, onDay } from './on-day';
import { useRhythm } from './use-rhythm';

interface Props {
  day: string;
  page: Pick<MonthPage, 'entries' | 'occurrences' | 'holidays'>;
  onChoose: (day: string) => void;
  onEdit: (entry: Entry) => void;
  onChanged: () => void;
}

/** Of what comes after a day without anything. */
const most = 5;

/** What there is on one day, and what can be done with it; where there is nothing, what comes next. */
export function Agenda({ day, page, onChoose, onEdit, onChanged }: Props) {
  const { t } = useTranslation('home-calendar');
  const { weekday, date, span } = useDates();
  const nameOf = useTitle();
  const language = useLanguage();
  const held = onDay(page, day);
  const off = page.holidays.filter((one) => one.day === day);
  const coming = held.length === 0 ? after(page, day).slice(0, most) : [];
  return (
    <Section title={`${weekday(day)} ${date(day)}`}>
      {off.map(({ nameTh, nameEn }) => (
        <p key={nameTh}>
          <Tag tone="failed">{t('holiday')}</Tag> {language === 'th' ? nameTh : nameEn || nameTh}
        </p>
      ))}
      {held.length === 0 && <p className={styles.soft}>{t('noneOnDay')}</p>}
      <ul className={styles.agenda}>
        {held.map((one) => (
          <li key={`${one.entry.id} ${one.from}`}>
            <AgendaEntry {...one} onEdit={onEdit} onChanged={onChanged} />
          </li>
        ))}
      </ul>
      {coming.length > 0 && (
        <>
          <h3 className={styles.soft}>{t('coming')}</h3>
          <ul className={styles.coming}>
            {coming.map(({ entry, from }) => (
              <li key={`${entry.id} ${from}`}>
                <Button look="link" onClick={() => onChoose(from)}>
                  {nameOf(entry)}
                </Button>
                <time dateTime={from}>{span(from, from)}</time>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function AgendaEntry(props: Occurrence & Pick<Props, 'onEdit' | 'onChanged'>) {
  const { entry, from, to, onEdit, onChanged } = props;
  const { t } = useTranslation(['home-calendar', 'common']);
  const rhythmOf = useRhythm();
  const { date } = useDates();
  const can = usePermission();
  const language = useLanguage();
  const nameOf = useTitle();
  const { startsAt, endsAt, place, own } = entry;
  const html = descriptionIn(entry, language);
  const when = [
    from !== to && `${date(from)} – ${date(to)}`,
    startsAt ? [startsAt, endsAt].filter(Boolean).join('–') : t('allDay'),
    rhythmOf(entry),
    place,
  ];
  return (
    <>
      <b>{nameOf(entry)}</b> <OfPlatform entry={entry} />{' '}
      {entry.publish === 0 && <Tag tone="needs">{t('published.0')}</Tag>}
      <p className={styles.soft}>{when.filter(Boolean).join(' · ')}</p>
      {(html || entry.descriptionTh) && (
        <RichText html={html || entry.descriptionTh} language={html ? language : 'th'} />
      )}
      {own && (
        <p className={styles.buttons}>
          {can('calendar:edit') && (
            <Button look="link" onClick={() => onEdit(entry)}>
              {t('common:form.edit')} <span className="visually-hidden">{entry.titleTh}</span>
            </Button>
          )}
          <PublishButton entry={entry} onChanged={onChanged} />
          <RemoveEntry entry={entry} day={from} onChanged={onChanged} />
        </p>
      )}
    </>
  );
}
