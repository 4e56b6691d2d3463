import { Button, Form, Modal } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { ZodObject } from 'zod';
import type { Version } from '@/contracts/kit/calls/upsert-endpoints';
import { AntdRoot } from '@/portal/kit/page/AntdRoot';
import { focusFirst } from '@/portal/kit/page/focus-first';
import { RecordConflict } from './conflict/RecordConflict';
import { FieldsContext } from './fields/Field';
import styles from './RecordForm.module.css';
import { RestoredNote } from './unsent/RestoredNote';
import { type RecordFormOptions, useRecordForm } from './use-record-form';

interface Props<S extends ZodObject, R extends Version> extends RecordFormOptions<S, R> {
  /** The area's namespace: its `add` and `edit` are the title, and each field is labelled by its name. */
  texts: string;
  /** The title and the button of a form that does something else than to add or edit. */
  title?: string;
  deed?: string;
  children: ReactNode;
}

/** Creates or edits one record in a dialog: errors beside the fields, nothing typed is ever lost. */
export function RecordForm<S extends ZodObject, R extends Version>(props: Props<S, R>) {
  const { t } = useTranslation([props.texts, 'common']);
  const { title = t(props.record ? 'edit' : 'add') } = props;
  const { form, frame, fields, late, isSaving, cancel, ...doing } = useRecordForm(props, t);
  return (
    <AntdRoot>
      <Modal
        open
        title={title}
        transitionName=""
        maskTransitionName=""
        // The second of two quick presses of what opens it falls beside it.
        mask={{ closable: false }}
        afterOpenChange={(open) => open && focusFirst(frame.current)}
        onCancel={cancel}
        footer={[
          <Button key="cancel" onClick={cancel}>
            {t('common:form.cancel')}
          </Button>,
          <Button key="save" type="primary" loading={isSaving} onClick={form.submit}>
            {props.deed ?? t('common:form.save')}
          </Button>,
        ]}
      >
        {props.restored && <RestoredNote onDiscard={doing.discard} />}
        {late && (
          <RecordConflict
            {...late}
            said={fields.said}
            onTheirs={() => doing.takeTheirs(late.sides)}
            onMerge={(names) => doing.merge(late.sides, names)}
          />
        )}
        <FieldsContext value={fields}>
          <Form
            form={form}
            layout="vertical"
            noValidate
            requiredMark={(label, { required }) => (
              <span className={`${styles.label} ${required ? 'required' : ''}`}>{label}</span>
            )}
            disabled={isSaving}
            initialValues={doing.initialValues}
            onValuesChange={doing.noteInput}
            onFinish={doing.submit}
          >
            <fieldset ref={frame} className={styles.fields} disabled={isSaving}>
              {props.children}
            </fieldset>
            {/* Enter in a field submits. */}
            <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
          </Form>
        </FieldsContext>
      </Modal>
    </AntdRoot>
  );
}
