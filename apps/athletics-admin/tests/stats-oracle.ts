import type { PrismaClient } from '@homeroom/database/athletics-admin';

/**
 * The statistics of a school as one would first write them: every row through Prisma, everything counted in
 * JavaScript. The tests compare the service's SQL with it, the benchmark its speed.
 */
export async function statsOracle(prisma: PrismaClient, schoolId: string): Promise<object> {
  const where = { schoolId };
  const [athletes, cases, members] = await Promise.all([
    prisma.athlete.findMany({ where }),
    prisma.case.findMany({ where: { ...where, status: 'active' } }),
    prisma.membership.findMany({ where }),
  ]);
  const casesOf = new Map<string, number>();
  for (const { athleteId } of cases) casesOf.set(athleteId, (casesOf.get(athleteId) ?? 0) + 1);
  const ats = members.filter(({ role }) => role === 'at').length;
  const coaches = members.filter(({ role }) => role === 'coach');
  const sports = [...new Set(athletes.flatMap((athlete) => athlete.sports))].map((name) => {
    const players = athletes.filter((athlete) => athlete.sports.includes(name));
    return {
      name,
      athletes: players.length,
      active_cases: players.filter(({ id }) => casesOf.has(id)).length,
      coaches: coaches.filter(({ assignedSports }) => assignedSports.includes(name)).length,
      ats,
    };
  });
  const grades = [...new Set(athletes.map(({ grade }) => grade))].sort((one, other) => one - other);
  return {
    total_athletes: athletes.length,
    active_cases: cases.length,
    out_today: athletes.filter(({ currentStatus }) => currentStatus === 'out').length,
    modified: athletes.filter(({ currentStatus }) => currentStatus === 'restricted').length,
    by_sport: sports.sort((one, other) => other.athletes - one.athletes || (one.name < other.name ? -1 : 1)),
    by_grade: grades.map((grade) => {
      const players = athletes.filter((athlete) => athlete.grade === grade);
      return {
        grade,
        athletes: players.length,
        cases: players.reduce((sum, { id }) => sum + (casesOf.get(id) ?? 0), 0),
      };
    }),
  };
}
