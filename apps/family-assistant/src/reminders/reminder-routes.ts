import { NotFoundError } from '@homeroom/errors';
import { formatInstant, minuteMs, type Zone } from '@homeroom/icalendar';
import { Router, type Request, type Response } from 'express';
import type { PoolClient } from 'pg';
import { requestedRange } from '../calendar/calendar-range.ts';
import { changeRequest, jsonResponse, type SendOutcome } from '../changes/change-http.ts';
import type { ChangeService } from '../changes/change-service.ts';
import type { ConflictResult } from '../conflicts/conflict-result.ts';
import type { components } from '../generated/contract-types.ts';
import type { PlanReminders } from './plan-reminders.ts';
import { dismissReminder, snoozeReminder, type Reminder, type ReminderStore } from './reminder-store-sql.ts';

export interface ReminderRoutesDeps {
  store: Pick<ReminderStore, 'list'>;
  planner: Pick<PlanReminders, 'follow'>;
  changes: Pick<ChangeService<ConflictResult>, 'once'>;
  send: SendOutcome<ConflictResult>;
  zone: Zone;
  clock: () => Date;
}

/** `GET /reminders`, `POST /reminders/{reminderId}/dismiss` and `/snooze`. */
export function reminderRoutes({ store, planner, changes, send, zone, clock }: ReminderRoutesDeps): Router {
  const answer = (
    req: Request,
    res: Response,
    change: (client: PoolClient, id: string) => Promise<Reminder | null>,
  ) => {
    const id = String(req.params['reminderId']).toLowerCase();
    return changes
      .once(changeRequest(req), async (transaction) => {
        const reminder = await change(transaction.client, id);
        if (!reminder) throw reminderNotFound();
        for (const source of reminder.about) transaction.mention(source);
        return { kind: 'result', result: { type: 'answered', response: jsonResponse(200, presented(reminder, zone)) } };
      })
      .then((outcome) => send(res, outcome));
  };
  return Router()
    .get('/reminders', async (req, res) => {
      const range = requestedRange(String(req.query['start']), String(req.query['end']));
      await planner.follow();
      const reminders = await store.list(range);
      const body: components['schemas']['ReminderList'] = { reminders: reminders.map((one) => presented(one, zone)) };
      res.json(body);
    })
    .post('/reminders/:reminderId/dismiss', (req, res) =>
      answer(req, res, (client, id) => dismissReminder(client, id, clock())),
    )
    .post('/reminders/:reminderId/snooze', (req, res) => {
      const { minutes } = req.body as components['schemas']['SnoozeRequest'];
      return answer(req, res, (client, id) =>
        snoozeReminder(client, id, new Date(clock().getTime() + minutes * minuteMs)),
      );
    });
}

function presented(
  { id, chatId, dueAt, sentAt, status, body }: Reminder,
  zone: Zone,
): components['schemas']['Reminder'] {
  return {
    id,
    event: body.event,
    chat_id: chatId,
    due_at: formatInstant(dueAt.getTime(), zone),
    status,
    sent_at: sentAt && formatInstant(sentAt.getTime(), zone),
    text: body.text,
  };
}

function reminderNotFound(): NotFoundError {
  return new NotFoundError(
    'There is no reminder with this id. Ids are those of `GET /reminders` and of the buttons of a reminder.',
    'reminder_not_found',
  );
}
