import * as z from 'zod';
import { endpoint } from '@/contracts/kit/calls/endpoint';
import { hasCheckDigit } from '@/contracts/kit/fields/citizen-id';
import { email, id, instant, optionalText, text } from '@/contracts/kit/fields/fields';
import { typed } from '@/contracts/kit/fields/limited';
import { optionalPhone } from '@/contracts/kit/fields/thai-phone';
import { threeNames } from '@/contracts/kit/fields/three-names';
import { typedDay } from '@/contracts/kit/fields/typed-day';
import { reference } from '@/contracts/kit/references/reference';
import { thaiDigits } from '@/contracts/kit/text/thai-digits';
import { officeHours } from '@/contracts/master-data/time';
import { lawfulRules } from '@/contracts/master-data/votes/vote-rules';

/** A member of the committee and the days of the term, both included. */
const committeeMember = z
  .object({ name: text(200), position: text(100), from: typedDay, to: typedDay })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'endsFirst' });
export type CommitteeMember = z.output<typeof committeeMember>;

/** Digits alone, however they were typed; may be empty. */
const digits = (length: number, message: string) =>
  typed(20)
    .default('')
    .transform((value) => thaiDigits(value).replace(/[\s-]/g, ''))
    .refine((value) => value === '' || (/^\d+$/.test(value) && value.length === length), message);

/** A whole number, as a form or as JSON carries it. */
const whole = (least: number, most: number) =>
  z
    .union([z.number(), typed(20)])
    .transform((value, context) => {
      const text = thaiDigits(String(value)).trim();
      if (!text) context.addIssue({ code: 'custom', message: 'required' });
      return text ? Number(text) : z.NEVER;
    })
    .pipe(z.number().int().min(least).max(most));

/** What a property's office says of itself and how it works. */
export const propertySettingFields = z.object({
  /** The juristic person's names. */
  ...threeNames(200),
  registrationNumber: optionalText(50),
  taxId: digits(13, 'taxId').refine((value) => value === '' || hasCheckDigit(value), 'taxId'),
  addressTh: optionalText(300),
  addressEn: optionalText(300),
  subDistrict: optionalText(100),
  district: optionalText(100),
  province: optionalText(100),
  postcode: digits(5, 'postcode'),
  officePhone: optionalPhone,
  emergencyPhone: optionalPhone,
  email: z.literal('').or(email).default(''),
  lineId: optionalText(60),
  /** Days after which a resident is reminded of a parcel. */
  parcelReminderDays: whole(1, 60),
  /** Days after which a parcel counts as unclaimed. */
  parcelUnclaimedDays: whole(1, 365),
  /** Hours that a pick-up QR holds. */
  pickupQrHours: whole(1, 168),
  /** How many days ahead a pick-up can be booked at most; 0 for today alone. */
  pickupDaysAhead: whole(0, 60),
  /** What votes are held by from now on, see `VoteRules`; the law's own is the least or the most. */
  voteNoticeDays: whole(lawfulRules.noticeDays, 60),
  voteQuorum: whole(lawfulRules.quorum, 100),
  voteProxyUnits: whole(1, lawfulRules.proxyUnits),
  voteHolderCap: whole(lawfulRules.holderCap, 100),
  voteArrearsMonths: whole(0, 24),
  /** Who may hold no proxy beside the committee and the staff, as their spouses: names parted by commas. */
  voteNoProxies: optionalText(2000),
  committee: z.array(committeeMember).max(50).default([]),
});

/** A draft; `version` is that of the settings that it was made from. */
export const propertySettingForm = propertySettingFields
  .extend({ version: z.coerce.number<number | string>().int().min(0) })
  .refine((form) => form.parcelUnclaimedDays > form.parcelReminderDays, {
    path: ['parcelUnclaimedDays'],
    message: 'beforeReminder',
  });

/** A property's settings; version 0 where none were saved yet and all is the default. */
export const propertySetting = propertySettingFields.extend({
  /** As it was kept: one from before its last digit was checked is shown, to be put right. */
  taxId: z.string(),
  /** Changed by `time/update`. */
  officeHours,
  version: z.number().int(),
  updatedAt: instant.nullable(),
  updatedBy: z.string(),
});
export type PropertySetting = z.output<typeof propertySetting>;

const service = 'master-data';
const params = z.object({ id });

/** By the property's own id; any other id is `NOT_FOUND`. */
export const propertySettingEndpoints = {
  get: endpoint({
    service,
    method: 'GET',
    path: '/properties/property-setting/:id',
    call: z.object({ params }),
    reply: propertySetting,
    needs: 'property-settings:view',
  }),
  /** Fails with `STALE` (`by`, `at`) when the settings have moved on from the draft's version. */
  save: endpoint({
    service,
    method: 'PUT',
    path: '/properties/property-setting/updateProperty/:id',
    call: z.object({
      params,
      body: z.object({ form: propertySettingForm, propertyId: reference('place') }),
    }),
    reply: propertySetting,
    needs: 'property-settings:edit',
    wire: { propertyId: 'property_id' },
  }),
};
