import { directChat, groupChat } from './recipients.ts';
import { chats, family } from '../alerts/testing/alerts-fixture.ts';

const without = (...ids: string[]) =>
  family.members.map((member) => (ids.includes(member.id) ? { ...member, messengerUserId: null } : member));
const noneDesignated = family.members.map((member) => ({ ...member, designated: false }));
const child = family.members.map((member) => ({ ...member, messengerUserId: member.role === 'child' ? '1009' : null }));

test.each([
  ['the group and the designated parent', {}, chats.group, chats.ana],
  [
    'the group and another parent, when the designated one has no messenger',
    { members: without('ana') },
    chats.group,
    chats.ben,
  ],
  ['the designated parent, when there is no group', { groupChatId: null }, chats.ana, chats.ana],
  ['the first parent, when none is designated', { groupChatId: null, members: noneDesignated }, chats.ana, chats.ana],
  ['the group, when no parent has a messenger', { members: without('ana', 'ben') }, chats.group, ''],
  ['nobody, when only a child has a messenger', { groupChatId: null, members: child }, '', ''],
])('messages go to %s', (_, changes, group, direct) => {
  const household = { ...family, ...changes };
  expect([groupChat(household), directChat(household)]).toEqual([group, direct]);
});
