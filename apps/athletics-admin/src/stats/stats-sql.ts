// Hand-written SQL: one statement computes every figure in one snapshot and writes the JSON.
import type { SchoolQuery } from '../school-answers.ts';

/**
 * `AdminStatsResponse` of one school ($1) as JSON text, with the school's version. The athletes are first gathered
 * into groups of the same sports, grade and status, for there are far fewer groups than athletes.
 */
export const statsQuery: SchoolQuery = {
  name: 'stats',
  text: `
  with active as materialized (
    select athlete_id, count(*)::int as cases from "case" where school_id = $1 and status = 'active' group by athlete_id
  ), player_group as materialized (
    select sports, grade, current_status, count(*)::int as athletes, count(active.cases)::int as athletes_with_cases,
           coalesce(sum(active.cases), 0)::int as cases
    from athlete left join active on active.athlete_id = athlete.id
    where athlete.school_id = $1
    group by sports, grade, current_status
  ), staff as materialized (
    select role, assigned_sports from membership where school_id = $1 and role in ('coach', 'at')
  ), coached as (
    select sport.name, count(*)::int as coaches
    from staff cross join lateral (select distinct unnest(staff.assigned_sports) as name) sport
    where staff.role = 'coach' group by sport.name
  ), played as (
    select sport.name, sum(athletes)::int as athletes, sum(athletes_with_cases)::int as active_cases
    from player_group cross join lateral (select distinct unnest(player_group.sports) as name) sport
    group by sport.name
  ), by_sport as (
    select played.name, played.athletes, played.active_cases, coalesce(coached.coaches, 0) as coaches,
           (select count(*)::int from staff where role = 'at') as ats
    from played left join coached on coached.name = played.name
  ), by_grade as (
    select grade, sum(athletes)::int as athletes, sum(cases)::int as cases from player_group group by grade
  ), answer as (
    select coalesce(sum(athletes), 0)::int as total_athletes,
           (select coalesce(sum(cases), 0)::int from active) as active_cases,
           coalesce(sum(athletes) filter (where current_status = 'out'), 0)::int as out_today,
           coalesce(sum(athletes) filter (where current_status = 'restricted'), 0)::int as modified,
           (select coalesce(json_agg(row_to_json(by_sport) order by athletes desc, name), '[]') from by_sport) as by_sport,
           (select coalesce(json_agg(row_to_json(by_grade) order by grade), '[]') from by_grade) as by_grade
    from player_group
  )
  select school.version::text as version, 1 as count, row_to_json(answer)::text as json
  from school cross join answer
  where school.id = $1`,
};
