import { processVariables } from '@homeroom/service-kit';
import { runDoctor } from '@homeroom/service-kit/doctor';
import { doctorCommand } from './doctor-command.ts';

process.exitCode = await runDoctor(doctorCommand, process.argv.slice(2), process, processVariables());
