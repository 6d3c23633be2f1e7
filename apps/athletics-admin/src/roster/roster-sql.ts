// Hand-written SQL: one statement writes 5,000 athletes with their parents and cases as JSON.
import type { SchoolQuery } from '../school-answers.ts';

/**
 * `AdminRosterResponse` of one school ($1) as JSON text, with the school's version. Ordering is by code point, the
 * database's collation being `C.UTF-8`.
 */
export const rosterQuery: SchoolQuery = {
  name: 'roster',
  text: `
  with parent as materialized (
    select athlete.id, array_agg(membership.email order by listed.place) as emails
    from athlete
    cross join unnest(athlete.parent_ids) with ordinality as listed (parent_id, place)
    join membership on membership.school_id = athlete.school_id and membership.user_id = listed.parent_id
    where athlete.school_id = $1 and membership.email is not null
    group by athlete.id
  ), active as materialized (
    select athlete_id, count(*)::int as cases from "case" where school_id = $1 and status = 'active' group by athlete_id
  ), entry as (
    select athlete.id, athlete.first_name, athlete.last_name, athlete.grade, athlete.sports, athlete.team,
           athlete.current_status, coalesce(parent.emails, '{}') as parent_emails,
           coalesce(active.cases, 0) as active_case_count
    from athlete
    left join parent on parent.id = athlete.id
    left join active on active.athlete_id = athlete.id
    where athlete.school_id = $1
  ), list as (
    select string_agg(row_to_json(entry)::text, ',' order by last_name, first_name, id) as athletes, count(*)::int as total from entry
  )
  select school.version::text as version, list.total as count,
         '{"athletes":[' || coalesce(list.athletes, '') || '],"total":' || list.total || '}' as json
  from school cross join list
  where school.id = $1`,
};
