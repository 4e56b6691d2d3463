import type { ZodType, z } from 'zod';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import type { Permission } from '@/contracts/kit/feature/permissions';
import type { Language } from '@/contracts/kit/text/languages';

/** Who searches. */
export interface Seeker {
  can: (permission: Permission) => boolean;
  language: Language;
}

/** A record that was found, and the screen that opens it. */
export interface FoundRecord {
  id: string;
  /** Which of its feature's kinds it is; the first where nothing is said. */
  kind?: string;
  title: string;
  detail?: string;
  /** Typed or scanned in full, each means this one and no other. */
  codes?: readonly string[];
  href: `/${string}`;
}

/** How the palette finds a feature's records: the call that is asked, and what it shows of the answer. */
export interface Finding<Call extends ZodType = ZodType, Reply extends ZodType = ZodType> {
  endpoint: Endpoint<Call, Reply>;
  call: (typed: string, most: number) => z.input<Call>;
  records: (reply: z.output<Reply>, typed: string, seeker: Seeker) => FoundRecord[];
}

/** Declares how records are found; the call and the answer are typed by the endpoint. */
export const finding = <Call extends ZodType, Reply extends ZodType>(
  declared: Finding<Call, Reply>,
): Finding => declared as unknown as Finding;
