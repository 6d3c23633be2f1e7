import { serveReadings } from './documents/read/serve-readings.ts';

serveReadings(process);
