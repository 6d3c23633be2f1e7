import { serveReadings } from './vision/reading/serve-readings.ts';

serveReadings(process);
