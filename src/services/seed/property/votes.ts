import { eq } from 'drizzle-orm';
import type { Matter } from '@/contracts/master-data/votes/vote-matters';
import { lawfulRules } from '@/contracts/master-data/votes/vote-rules';
import type { Db } from '@/services/kit/database/db';
import { insertAll } from '@/services/kit/database/insert-all';
import { bangkokDay, dayAfter } from '@/services/kit/text/bangkok-day';
import { oldestDues } from '@/services/master-data/billing/arrears/oldest-dues';
import { barredToday } from '@/services/master-data/votes/arrears';
import { fixRoll } from '@/services/master-data/votes/fix-roll';
import { voteCasts, votes, voteUnits } from '@/services/master-data/votes/tables';
import type { SeededStaff } from '@/services/seed/accounts';
import { daysBefore, iso, startOfBangkokDay } from '@/services/seed/days';
import type { Random } from '@/services/seed/random';
import type { SeededProperty } from './properties';

const resolution = (title: string, matter: Matter = 'plain') => ({
  ...{ title, kind: 'resolution' as const, matter },
  options: [],
});
/** Half past nine. */
const opening = 570;

const plans = [
  {
    title: 'ประชุมใหญ่สามัญประจำปี 2569',
    detail: 'ห้องประชุมชั้น 1 เวลา 09.30 น. ลงทะเบียนตั้งแต่ 09.00 น.',
    state: 'closed' as const,
    ...{ noticedOn: -75, opensOn: -60, closesOn: -60 },
    questions: [
      resolution('รับรองงบการเงินประจำปี 2568'),
      resolution('เปลี่ยนแปลงทรัพย์ส่วนกลาง: ทำที่จอดรถจักรยานยนต์แทนสวนหลังอาคาร', 'major'),
      {
        title: 'เลือกบริษัทรักษาความปลอดภัย',
        ...{ kind: 'choice' as const, matter: 'plain' as const },
        options: ['บริษัท เดิม จำกัด', 'บริษัท ปลอดภัยดี จำกัด', 'บริษัท ยามเฝ้า จำกัด'],
      },
    ],
    /** Percent of the units that vote, and how likely each answer is. */
    turnout: 62,
    chances: [
      [80, 12, 8],
      [55, 35, 10],
      [30, 50, 20],
    ],
  },
  {
    title: 'ปรับอัตราค่าส่วนกลางปี 2570',
    detail: 'ลงคะแนนที่สำนักงานนิติบุคคลหรือผ่านแอปตลอดช่วงที่เปิด',
    state: 'announced' as const,
    ...{ noticedOn: -12, opensOn: -3, closesOn: 11 },
    questions: [
      resolution('ปรับค่าส่วนกลางจาก 40 เป็น 45 บาทต่อตารางเมตร ตั้งแต่เดือนมกราคม 2570', 'major'),
    ],
    turnout: 18,
    chances: [[60, 30, 10]],
  },
];

const proxies = ['ทนงศักดิ์ ใจดี', 'วราภรณ์ สุขสันต์'];

function choose(random: Random, chances: readonly number[]): number {
  let left = random.whole(0, 99);
  for (const [at, chance] of chances.entries()) {
    if (left < chance) return at;
    left -= chance;
  }
  return 0;
}

/** A vote that was closed with its result, and one that is open. */
export async function seedVotes(
  db: Db,
  random: Random,
  now: number,
  property: SeededProperty,
  [manager]: readonly SeededStaff[],
): Promise<void> {
  const today = bangkokDay(new Date(now));
  const at = (days: number) => daysBefore(startOfBangkokDay(now), -days, opening);
  const by = manager?.fullname ?? 'ระบบ';
  const { arrearsMonths } = lawfulRules;
  const isEstate = property.dimension === 'village';
  const rule = { propertyId: property.id, arrearsMonths };
  const barred = new Set(await barredToday(db, oldestDues, rule));
  for (const { turnout, chances, ...plan } of plans) {
    const questions = plan.questions.map((question) => ({
      ...question,
      matter: isEstate && question.matter === 'major' ? ('regulations' as const) : question.matter,
    }));
    const made = at(plan.noticedOn);
    const closed = iso(at(plan.closesOn) + 3 * 3_600_000);
    const isClosed = plan.state === 'closed';
    const id = random.id(made);
    const [vote] = await db
      .insert(votes)
      .values({
        ...{ ...plan, ...lawfulRules, questions, id, propertyId: property.id },
        noticedOn: dayAfter(today, plan.noticedOn),
        opensOn: dayAfter(today, plan.opensOn),
        closesOn: dayAfter(today, plan.closesOn),
        ...(isClosed && { closedAt: closed, closedBy: by }),
        ...{ createdAt: iso(made), updatedAt: isClosed ? closed : iso(made), updatedBy: by },
      })
      .returning();
    if (!vote) continue;
    await fixRoll(db, vote);
    const roll = await db
      .select({ unitId: voteUnits.unitId, number: voteUnits.number })
      .from(voteUnits)
      .where(eq(voteUnits.voteId, id))
      .orderBy(voteUnits.number);
    const voting = roll
      .filter(() => random.whole(0, 99) < turnout)
      .filter(({ unitId }) => !barred.has(unitId));
    const first = at(plan.opensOn);
    await insertAll(
      db,
      voteCasts,
      voting.map(({ unitId }, place) => {
        const proxy = isClosed && place % 12 === 5 ? (proxies[Math.floor(place / 36)] ?? '') : '';
        return {
          ...{ voteId: id, unitId, proxy, proxyKey: proxy.replace(/\s/g, '') },
          choices: chances.map((each) => choose(random, each)),
          via: !isClosed && place % 3 === 0 ? ('app' as const) : ('desk' as const),
          ...{ at: iso(first + place * 40_000), by },
        };
      }),
    );
  }
}
