import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApiError } from '@/contracts/kit/calls/errors';
import {
  type PropertySetting,
  propertySettingEndpoints,
} from '@/contracts/master-data/property/property-setting';
import styles from '@/portal/areas/property/Property.module.css';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { formValues } from '@/portal/kit/form/form-values';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { loadingBegan, loadingEnded } from '@/portal/kit/page/loading';
import { notice } from '@/portal/kit/page/notice';
import { useAppDispatch } from '@/portal/kit/page/store';
import { Button } from '@/portal/ui/actions/Button';
import { SaveBar } from '@/portal/ui/layout/SaveBar';
import { AddressFields, isPlacePart } from './AddressFields';
import { CommitteeFields } from './CommitteeFields';
import { merged, SettingConflict, type SettingValues } from './SettingConflict';
import { type FieldName, fieldsOf, SettingField, shownOf } from './SettingField';

const { body: schema } = propertySettingEndpoints.save.call.shape;

/** How long the screen stays covered after a save, milliseconds. */
const coveredMs = 3000;

interface Edit {
  base: PropertySetting;
  start: SettingValues;
  /** Another one has inputs of its own. */
  round: number;
}

interface Props {
  /** As last read; what is typed stays when it changes. */
  latest: PropertySetting;
  propertyId: string;
  reload: () => void;
}

/** The settings to edit, in sections; a save that comes too late is told and loses nothing typed. */
export function SettingForm({ latest, propertyId, reload }: Props) {
  const { t } = useTranslation(['property', 'common', 'errors']);
  const dispatch = useAppDispatch();
  /** What is being edited, and what the inputs begin with. */
  const [edit, setEdit] = useState<Edit>({ base: latest, start: latest, round: 0 });
  const { base, start, round } = edit;
  const begin = (setting: PropertySetting, from: SettingValues = setting) =>
    setEdit((before) => ({ base: setting, start: from, round: before.round + 1 }));
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const sent = useRef<SettingValues>(null);

  const { props, errorOf, saving, touched } = usePlainForm<typeof schema, PropertySetting>({
    schema,
    save: ({ body }) => {
      sent.current = body.form;
      setRefusal(null);
      dispatch(loadingBegan());
      return callEndpoint(propertySettingEndpoints.save, { params: { id: propertyId }, body });
    },
    done: (saved) => {
      setTimeout(() => dispatch(loadingEnded()), coveredMs);
      notice.success(t('common:form.saved'));
      // What was typed meanwhile stays in its inputs, an edit of what is stored by now.
      if (touched.current) setEdit({ ...edit, base: saved });
      else begin(saved);
      reload();
    },
    onRefused: (error) => {
      dispatch(loadingEnded());
      if (error.code === 'STALE') {
        setRefusal(error);
        reload();
      } else if (!error.fields) notice.error(t('errors:FAILED'));
      // A field that is not on the screen is told by the form.
      return error.code === 'STALE' || !error.fields;
    },
  });

  useEffect(() => {
    if (touched.current) return;
    setEdit((before) =>
      before.base.version === latest.version
        ? before
        : { base: latest, start: latest, round: before.round + 1 },
    );
  }, [latest, touched]);

  function takeTheirs() {
    touched.current = false;
    begin(latest);
    setRefusal(null);
  }

  function merge(names: Parameters<typeof merged>[2]) {
    const form = props.ref.current;
    // It may have been typed on since it was sent; what is wrong with it the form says itself.
    const { data } = schema.safeParse(form && formValues(form));
    if (data) {
      const mine = { ...data.form, version: latest.version };
      flushSync(() => begin(latest, merged(mine, latest, names)));
    }
    props.ref.current?.requestSubmit();
  }

  /** Of a part that holds values of its own. */
  const part = {
    errorOf,
    onChange: () => {
      touched.current = true;
    },
  };
  const field = (name: FieldName) => (
    <SettingField
      key={name}
      name={name}
      defaultValue={shownOf(start, name)}
      error={errorOf(`form.${name}`)}
    />
  );
  return (
    <>
      {refusal && sent.current && latest.version !== base.version && (
        <SettingConflict
          error={refusal}
          sides={{ base, mine: sent.current, theirs: latest }}
          onTheirs={takeTheirs}
          onMerge={merge}
        />
      )}
      <form {...props} key={round} className={styles.form}>
        <input type="hidden" name="propertyId" value={propertyId} />
        <input type="hidden" name="form.version" value={base.version} />
        {(Object.keys(fieldsOf) as (keyof typeof fieldsOf)[]).map((section) => (
          <fieldset key={section} className={styles.section}>
            <legend>{t(`sections.${section}`)}</legend>
            <div className={styles.fields}>
              {fieldsOf[section].map((name) => {
                if (name === 'subDistrict')
                  return <AddressFields key={name} {...part} start={start} />;
                return isPlacePart(name) ? null : field(name);
              })}
            </div>
          </fieldset>
        ))}
        <CommitteeFields {...part} members={start.committee} />
        <SaveBar>
          <Button look="primary" type="submit" busy={saving}>
            {t('common:form.save')}
          </Button>
        </SaveBar>
      </form>
    </>
  );
}
