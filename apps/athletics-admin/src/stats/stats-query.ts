/** `AdminStatsResponse` of one school ($1) as JSON text, with the school's version. */
export const statsQuery = `
  with player as (
    select id, grade, sports, current_status from athlete where school_id = $1
  ), active as (
    select athlete_id, count(*)::int as cases from "case" where school_id = $1 and status = 'active' group by athlete_id
  ), played as (
    select distinct player.id, sport.name from player cross join unnest(player.sports) as sport (name)
  ), staff as (
    select role, assigned_sports from membership where school_id = $1 and role in ('coach', 'at')
  ), coached as (
    select sport.name, count(*)::int as coaches
    from staff cross join lateral (select distinct unnest(staff.assigned_sports) as name) sport
    where staff.role = 'coach' group by sport.name
  ), by_sport as (
    select played.name, count(*)::int as athletes, count(active.athlete_id)::int as active_cases,
           coalesce(max(coached.coaches), 0) as coaches,
           (select count(*)::int from staff where role = 'at') as ats
    from played
    left join active on active.athlete_id = played.id
    left join coached on coached.name = played.name
    group by played.name
  ), by_grade as (
    select player.grade, count(*)::int as athletes, coalesce(sum(active.cases), 0)::int as cases
    from player left join active on active.athlete_id = player.id
    group by player.grade
  ), answer as (
    select (select count(*)::int from player) as total_athletes,
           (select coalesce(sum(cases), 0)::int from active) as active_cases,
           (select count(*)::int from player where current_status = 'out') as out_today,
           (select count(*)::int from player where current_status = 'restricted') as modified,
           (select coalesce(json_agg(row_to_json(by_sport) order by athletes desc, name), '[]') from by_sport) as by_sport,
           (select coalesce(json_agg(row_to_json(by_grade) order by grade), '[]') from by_grade) as by_grade
  )
  select school.version::text as version, 1 as count, row_to_json(answer)::text as json
  from school cross join answer
  where school.id = $1`;
