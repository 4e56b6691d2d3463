import { Form } from 'antd';
import { createContext, type ReactNode, useContext } from 'react';
import type { ZodObject } from 'zod';

/** What the form knows of its fields: their rules, and how they are read out, in the screen's order. */
export interface Fields {
  schema: ZodObject;
  said: Map<string, { label: string; read: (value: never) => ReactNode }>;
  /** The area's text: a field's name, unless it says itself what it is called. */
  textOf: (key: string) => string;
}

export const FieldsContext = createContext<Fields | null>(null);

/** Whether the form's schema has to have a field. */
export function useRequired(name: string): boolean {
  const rule = useContext(FieldsContext)?.schema.shape[name];
  return rule ? !rule.safeParse(undefined).success : false;
}

const asItIs = (value: unknown) => String(value ?? '');

/** One field of the form's schema: label, required mark, and its error beside it. */
export function Field({
  name,
  inside,
  read = asItIs,
  children,
  ...props
}: {
  name: string;
  /** The text of its name where it is left out. */
  label?: string;
  /** Empty where what is in it says beside its own parts what is wrong. */
  help?: '';
  /** What is in it shows the label itself. */
  inside?: true;
  /** The value in words, where two people's are put beside each other. */
  read?: (value: never) => ReactNode;
  children: ReactNode;
}) {
  const fields = useContext(FieldsContext);
  const label = props.label ?? fields?.textOf(name) ?? name;
  fields?.said.set(name, { label, read });
  const required = useRequired(name);
  return (
    <Form.Item name={name} {...(!inside && { label })} required={required}>
      {children}
    </Form.Item>
  );
}
