/** A call of the list, and the quickest statements that are known for the same rows and total. */
export type Query = [name: string, query: string, byHand: string[]];

const newest = 'order by received_at desc, doc_code desc';

/** The statements by hand, of a property's rows. */
export const statementsOf = (propertyId: string) => {
  const own = `property_id = '${propertyId}'`;
  return {
    own,
    page: (where = 'true', offset = 0) =>
      `select * from parcels where ${own} and ${where} ${newest} limit 10 offset ${offset}`,
    totals: (where = 'true') => `select sum(n) from parcel_totals where ${own} and ${where}`,
    some: (where: string) =>
      `select count(*) from (select from parcels where ${own} and ${where} limit 1001) counted`,
  };
};

/** The tab counts by hand. */
export const tabsByHand = (propertyId: string, today: string): string[] => {
  const { own } = statementsOf(propertyId);
  return [
    `select status, sum(n) from parcel_totals where ${own} group by status`,
    `select count(*) from parcels where ${own} and booking_date = '${today}' and status = 'waiting'`,
    `select sum(n) from parcel_days where ${own} and status = 'waiting'`,
  ];
};

/** Every filter of the list by itself; `sample` is one of its parcels. */
export function queriesOf(
  propertyId: string,
  today: string,
  { docCode, unitNumber }: { docCode: string; unitNumber: string },
): Query[] {
  const { own, page: first, totals, some } = statementsOf(propertyId);
  return [
    ['first page', '', [first(), totals()]],
    [
      'page 1,000',
      '&pages=1000',
      [
        `select p.* from (select doc_code from parcels where ${own} ${newest} limit 10 offset 9990) k
       join parcels p using (doc_code) where p.${own} ${newest}`,
        totals(),
      ],
    ],
    ['status', '&status=waiting', [first(`status = 'waiting'`), totals(`status = 'waiting'`)]],
    [
      'statusparcel',
      '&statusparcel=booked',
      [first(`booking_status = 'booked'`), totals(`booking_status = 'booked'`)],
    ],
    ['parcelsTypeItem', '&parcelsTypeItem=tube', [first(`kind = 'tube'`), totals(`kind = 'tube'`)]],
    [
      'statusparcelcancel',
      '&statusparcelcancel=parcel',
      [first(`status = 'cancelled'`), totals(`status = 'cancelled'`)],
    ],
    [
      'unit_number',
      `&unit_number=${unitNumber}`,
      [
        first(
          `unit_order = (select unit_order from parcels where ${own} and doc_code = '${docCode}')`,
        ),
        some(
          `unit_order = (select unit_order from parcels where ${own} and doc_code = '${docCode}')`,
        ),
      ],
    ],
    ['docCode', `&docCode=${docCode}`, [first(`doc_code = '${docCode}'`)]],
    [
      'parcelCode',
      '&parcelCode=TH1234',
      [first(`search like '%th1234%'`), some(`search like '%th1234%'`)],
    ],
    [
      'dateReceived',
      `&dateReceived=${today}`,
      [
        first(`received_at >= '${today}T00:00:00+07:00'`),
        `select sum(n) from parcel_days where ${own} and day = '${today}'`,
      ],
    ],
    [
      'bookingDate, bookingTime',
      `&bookingDate=${today}&bookingTime=1`,
      [
        first(`booking_date = '${today}' and booking_slot = '1'`),
        some(`booking_date = '${today}' and booking_slot = '1'`),
      ],
    ],
    [
      'substring, 4 Thai letters',
      `&keywords=${encodeURIComponent('สมชา')}`,
      [first(`search like '%สมชา%'`), some(`search like '%สมชา%'`)],
    ],
    [
      'substring of a code, 4 characters',
      '&keywords=H123',
      [first(`search like '%h123%'`), some(`search like '%h123%'`)],
    ],
  ];
}
