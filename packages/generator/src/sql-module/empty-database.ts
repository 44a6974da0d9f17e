/** Catalogs whose rows show what statements have left in a database, or have changed in the system's own objects. */
const catalogs = [
  'pg_aggregate',
  'pg_am',
  'pg_attribute',
  'pg_authid',
  'pg_auth_members',
  'pg_cast',
  'pg_class',
  'pg_collation',
  'pg_constraint',
  'pg_conversion',
  'pg_database',
  'pg_db_role_setting',
  'pg_default_acl',
  'pg_event_trigger',
  'pg_extension',
  'pg_foreign_data_wrapper',
  'pg_foreign_server',
  'pg_index',
  'pg_language',
  'pg_largeobject_metadata',
  'pg_opclass',
  'pg_operator',
  'pg_policy',
  'pg_proc',
  'pg_publication',
  'pg_rewrite',
  'pg_subscription',
  'pg_tablespace',
  'pg_trigger',
  'pg_ts_config',
  'pg_ts_dict',
  'pg_type',
]

/**
 * Query for the state of a database, as one row. An added, removed or changed row of a catalog shows in the number of
 * rows or in the newest transaction that has written a row. The schema `public` is recreated each time, so its
 * privileges and owner count. Every setting counts too. Schemas of temporary tables stay when they are empty.
 */
export const stateQuery = `select ${[
  ...catalogs.map((name) => `(select count(*) || ':' || coalesce(max(xmin::text::bigint), 0) from ${name})`),
  "(select string_agg(nspname || case nspname when 'public' then nspowner || coalesce(nspacl::text, '') else xmin::text end, ',' order by nspname) from pg_namespace where nspname !~ '^pg_(toast_)?temp_')",
  '(select count(*) from pg_description)',
  "(select md5(string_agg(name || '=' || coalesce(setting, ''), ',' order by name)) from pg_settings)",
]
  .map((value, index) => `${value} as s${index}`)
  .join(', ')}`

/**
 * Statements that remove what a sample may leave behind: an open transaction, settings, an assumed role, objects, and
 * roles.
 */
export const emptyingStatements = [
  'rollback',
  'discard all',
  // PGlite starts with this setting.
  'set search_path to public',
  `do $$
declare name text;
begin
  for name in select evtname from pg_event_trigger loop
    execute format('drop event trigger %I', name);
  end loop;
  for name in select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' loop
    execute format('drop schema %I cascade', name);
  end loop;
  for name in select rolname from pg_roles where rolname !~ '^pg_' and rolname <> current_user loop
    execute format('drop owned by %I cascade', name);
    execute format('drop role %I', name);
  end loop;
end $$`,
  'create schema public authorization pg_database_owner',
  'grant usage on schema public to public',
  "comment on schema public is 'standard public schema'",
] as const
