import { featureList } from '@/contracts/features/feature-list';
import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { Names } from '@/contracts/kit/feature/names';

type Declared = (typeof featureList)[number];

/** A part of the home screen that a kind of property can do without. */
export type WidgetKey = Declared extends infer F
  ? F extends { widgets: infer W }
    ? keyof W & string
    : never
  : never;

/** Every widget, in the order of the features that bring them. */
export const widgetList: readonly { key: WidgetKey; names: Names }[] = featureList.flatMap(
  ({ widgets = {} }: FeatureDeclaration) =>
    Object.entries(widgets).map(([key, names]) => ({ key: key as WidgetKey, names })),
);
