// Hand-written SQL: one statement counts each coach's cases and writes the JSON.
import type { SchoolQuery } from '../school-answers.ts';

/** `AdminCoachesResponse` of one school ($1) as JSON text, with the school's version. */
export const coachesQuery: SchoolQuery = {
  name: 'coaches',
  text: `
  with active as (
    select athlete.id, count(*)::int as cases, athlete.sports
    from "case" join athlete on athlete.school_id = "case".school_id and athlete.id = "case".athlete_id
    where "case".school_id = $1 and "case".status = 'active'
    group by athlete.id, athlete.sports
  ), sport as materialized (
    select played.name, sum(active.cases)::int as cases
    from active cross join lateral (select distinct unnest(active.sports) as name) played
    group by played.name
  ), coach as (
    select user_id, first_name, last_name, email, assigned_sports, assigned_teams
    from membership where school_id = $1 and role = 'coach'
  ), entry as (
    select coach.user_id as id, coach.first_name, coach.last_name, coalesce(coach.email, '') as email,
           coach.assigned_sports, coach.assigned_teams,
           (select coalesce(sum(sport.cases), 0)::int from sport where sport.name = any (coach.assigned_sports)) as active_cases_count
    from coach
  ), list as (
    select string_agg(row_to_json(entry)::text, ',' order by last_name, first_name, id) as coaches, count(*)::int as total from entry
  )
  select school.version::text as version, list.total as count, '{"coaches":[' || coalesce(list.coaches, '') || ']}' as json
  from school cross join list
  where school.id = $1`,
};
