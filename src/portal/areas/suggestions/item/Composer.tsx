import { Paperclip, Plus, Send, StickyNote } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import * as z from 'zod';
import { text } from '@/contracts/kit/fields/fields';
import {
  messageKinds,
  type SuggestionDetail,
  suggestionEndpoints,
} from '@/contracts/master-data/suggestions/suggestion';
import { suggestionPhoto } from '@/contracts/master-data/suggestions/suggestion-photo';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useFieldText } from '@/portal/kit/calls/use-error-text';
import { RestoredNote } from '@/portal/kit/form/unsent/RestoredNote';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { UploadField } from '@/portal/kit/upload/UploadField';
import type { Unsent } from '@/portal/kit/upload/upload-item';
import { Button, buttonLook } from '@/portal/ui/actions/Button';
import { RadioField } from '@/portal/ui/fields/RadioField';
import { TextArea } from '@/portal/ui/fields/TextArea';
import styles from './Item.module.css';

const typed = z.object({ kind: z.enum(messageKinds), text: text(4000) });

interface Props {
  /** Of the suggestion. */
  id: string;
  /** What can be written here; the first unless another is chosen. */
  kinds: readonly (typeof messageKinds)[number][];
  onSaid: () => void;
}

/** Adds a message with photos; what is typed outlives a reload and a forced sign-out. */
export function Composer({ id, kinds, onSaid }: Props) {
  const { t } = useTranslation('suggestions');
  const fieldText = useFieldText();
  const [photos, setPhotos] = useState<{ ids: string[]; unsent: Unsent }>({
    ids: [],
    unsent: null,
  });
  const [warned, setWarned] = useState(false);
  const [isAttaching, setAttaching] = useState(false);
  const round = useRef(0);
  const [first = 'note'] = kinds;
  const isNote = first === 'note';
  const { props, errorOf, saving, restoration } = usePlainForm<typeof typed, SuggestionDetail>({
    schema: typed,
    keptAs: `suggestion ${id} ${first}`,
    save: ({ body }) =>
      callEndpoint(suggestionEndpoints.comment, {
        params: { id },
        body: { ...body, photos: photos.ids },
      }),
    done: (_saved, form) => {
      form.reset();
      round.current += 1;
      setPhotos({ ids: [], unsent: null });
      setAttaching(false);
      onSaid();
    },
  });
  const unsent = { sending: 'stillSending', failed: 'notSent' } as const;
  const unsentError = warned && photos.unsent && fieldText({ code: unsent[photos.unsent] });
  const form = (
    <form
      {...props}
      className={styles.composer}
      onSubmit={(event) => {
        setWarned(true);
        if (photos.unsent) event.preventDefault();
        else props.onSubmit(event);
      }}
    >
      {restoration && <RestoredNote {...restoration} />}
      {kinds.length > 1 ? (
        <RadioField
          name="kind"
          label={t('kind')}
          chosen={first}
          options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
      ) : (
        <input type="hidden" name="kind" value={first} />
      )}
      <TextArea
        name="text"
        label={t(isNote ? 'noteText' : 'text')}
        rows={3}
        maxLength={4000}
        error={errorOf('text')}
      />
      <div>
        <Button
          look="link"
          icon={<Paperclip />}
          aria-expanded={isAttaching}
          onClick={() => setAttaching(!isAttaching)}
        >
          {t('attach')}
        </Button>
      </div>
      {/* What is being sent goes on while it is folded away. */}
      <div hidden={!isAttaching && !unsentError}>
        <UploadField
          key={round.current}
          type={suggestionPhoto}
          label={t('photos')}
          error={unsentError || errorOf('photos')}
          onChange={(files, left) => setPhotos({ ids: files.map((file) => file.id), unsent: left })}
        />
      </div>
      <div>
        <Button type="submit" busy={saving} icon={isNote ? <StickyNote /> : <Send />}>
          {t(isNote ? 'keep' : 'send')}
        </Button>
      </div>
    </form>
  );
  if (!isNote) return form;
  // A note is seldom written: its form opens where it is wanted, and where an unsent one came back.
  return (
    <details className={styles.composing} open={restoration ? true : undefined}>
      <summary {...buttonLook('plain')}>
        <Plus /> {t('addNote')}
      </summary>
      {form}
    </details>
  );
}
