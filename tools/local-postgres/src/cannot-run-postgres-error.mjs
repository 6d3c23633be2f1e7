export class CannotRunPostgresError extends Error {
  name = 'CannotRunPostgresError';
}
