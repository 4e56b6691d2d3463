import type { FeatureDeclaration } from '@/contracts/kit/feature/feature';
import type { UploadRule, UploadType } from '@/contracts/upload/upload-types';
import { featureList } from './feature-list';

const features: readonly FeatureDeclaration[] = featureList;

/** Every type of upload, as its feature declares it. */
export const uploadRules: readonly UploadRule[] = features.flatMap(({ uploads = [] }) => uploads);

const byName = new Map(uploadRules.map((rule) => [rule.name, rule]));

export const isUploadType = (name: unknown): name is UploadType => byName.has(name as string);

export function ruleOf(type: UploadType): UploadRule {
  const rule = byName.get(type);
  if (!rule) throw new Error(`${type} is no feature's`);
  return rule;
}
