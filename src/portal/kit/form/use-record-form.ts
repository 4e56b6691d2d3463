import { Form } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ZodObject, z } from 'zod';
import type { ApiError } from '@/contracts/kit/calls/errors';
import { fieldErrors } from '@/contracts/kit/calls/field-errors';
import type { Version } from '@/contracts/kit/calls/upsert-endpoints';
import { useAction } from '@/portal/kit/calls/use-action';
import { useFieldText } from '@/portal/kit/calls/use-error-text';
import { notice } from '@/portal/kit/page/notice';
import type { Sides } from './conflict/Conflict';
import type { Fields } from './fields/Field';
import { savingCall, type WritingCalls } from './record-calls';
import { useUnsavedGuard } from './unsent/use-unsaved-guard';
import type { OpenForm } from './use-editing';
import { useLateRecord } from './use-late-record';
import { useRecordErrors } from './use-record-errors';

export interface RecordFormOptions<S extends ZodObject, R extends Version> extends OpenForm<R> {
  /** The contract's draft: the same rules in the browser as in the service. */
  schema: S;
  /** What a new record starts from. */
  initial?: Partial<z.input<S>>;
  endpoints: WritingCalls<R>;
  onSaved: (record: R) => void;
}

/** What a record's form does: it saves, shows what was refused, and puts two people's edits beside each other. */
export function useRecordForm<S extends ZodObject, R extends Version>(
  options: RecordFormOptions<S, R>,
  textOf: (name: string) => string,
) {
  const { schema, endpoints, initial, restored } = options;
  const { t } = useTranslation('common');
  const fieldText = useFieldText();
  const [form] = Form.useForm();
  const [record, setRecord] = useState(options.record);
  const { late, tell, settle } = useLateRecord(endpoints.get);
  const touched = useRef(restored !== null);
  const sent = useRef<object>({});
  const [said] = useState((): Fields['said'] => new Map());
  const frame = useRef<HTMLFieldSetElement>(null);
  const fields = useMemo((): Fields => ({ schema, said, textOf }), [schema, said, textOf]);
  const showErrors = useRecordErrors(form, fields, frame);

  function onRefused(error: ApiError) {
    if (error.code === 'STALE' && record) {
      void tell(error, record, sent.current);
      return true;
    }
    const refused = Object.entries(error.fields ?? {}).map(
      ([name, field]) => [name, { message: fieldText(field) }] as const,
    );
    return showErrors(Object.fromEntries(refused));
  }

  const how = savingCall(endpoints, record);
  const [save, isSaving] = useAction(how.endpoint, {
    done: (saved) => {
      touched.current = false;
      notice.success(t('form.saved'));
      options.onSaved(saved);
    },
    onRefused,
  });

  function submit(values: object) {
    const parsed = schema.safeParse(values, { reportInput: true });
    if (!parsed.success) return showErrors(fieldErrors(parsed.error.issues, fieldText));
    sent.current = parsed.data;
    return save(how.call(parsed.data));
  }

  function noteInput(changed: object, values: object) {
    touched.current = true;
    options.onInput(values);
    form.setFields(Object.keys(changed).map((name) => ({ name, errors: [] })));
  }

  function takeTheirs({ theirs }: Sides<R>) {
    settle();
    setRecord(theirs);
    form.setFieldsValue(theirs);
    touched.current = false;
    options.onDiscard();
  }
  function merge({ theirs }: Sides<R>, names: (keyof R)[]) {
    const taken = names.map((name) => [name, theirs[name]] as const);
    form.setFieldsValue(Object.fromEntries(taken) as object);
    // The save that follows is an edit of what they have.
    flushSync(() => {
      settle();
      setRecord(theirs);
    });
    form.submit();
  }

  function discard() {
    const names = Object.keys(schema.shape);
    form.setFieldsValue({
      ...Object.fromEntries(names.map((name) => [name, undefined])),
      ...(record ?? initial),
    });
    touched.current = false;
    options.onDiscard();
  }

  const mayLeave = useUnsavedGuard(() => touched.current);
  const cancel = async () => {
    if (await mayLeave()) options.onClose();
  };
  return {
    ...{ form, frame, fields, late, isSaving },
    ...{ submit, noteInput, takeTheirs, merge, discard, cancel },
    initialValues: restored ?? record ?? initial ?? {},
  };
}
