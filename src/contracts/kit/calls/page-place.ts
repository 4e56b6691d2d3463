/** The header in which a call names the place that its page was made for. */
export const placeHeader = 'x-property';

/** The header's value: the property's id, or `main` for the main admin. */
export const placeName = (propertyId: string | null): string => propertyId ?? 'main';

/** The call that takes a session to another place. */
export const placeSwitchPath = '/auth/switch-property';
