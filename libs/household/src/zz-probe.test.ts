import { parseHousehold, HouseholdFileError } from './load-household.ts';
import { whoIsWho } from './who-is-who.ts';
import { isColor } from './colors.ts';
const base='family_id: a\ntimezone: UTC\nmembers:\n';
const p=(t:string)=>{const s=Date.now();let r:unknown;try{r=parseHousehold(t)&&'ok'}catch(e){r=e instanceof HouseholdFileError?e.problems.slice(0,4):String(e)}return [Date.now()-s,r]};
test('probe',()=>{
 const out:unknown[]=[];
 out.push(p(base+'  - {id: x, name: X, role: parent, messenger_user_id: [1]}'));
 out.push(p(base+'  - {id: x, name: X, role: parent, messenger_user_id: 1.5}'));
 out.push(p(base+'  - {id: x, name: X, role: parent, aliases: ['+Array(30).fill('a').join(',')+']}\nplaces: [{match: a, minutes_from_home: -1},{match: a, minutes_from_home: 9999}]'));
 out.push(p(base+'  - {id: x, name: "", role: parent}'));
 out.push(p('['.repeat(500000)));
 out.push(p(Array.from({length:20000},(_,i)=>`k${i}: 1`).join('\n')));
 out.push(p('a: 1\na: 2'));out.push(p('a: !foo 1'));
 out.push(p('__proto__: {a: 1}\n'+base+'  - {id: x, name: X, role: parent}'));
 try{const h=parseHousehold(base+'  - {id: x, name: Anne-Marie O’Neil, role: parent}');out.push(whoIsWho(h).membersOf({summary:'anne-marie',attendees:[],categories:[],calendarOwner:null}).length)}catch(e){out.push(String(e))}
 out.push([isColor('rebeccapurple'),isColor('constructor'),isColor('aliceblue'),isColor('transparent')]);
 process.stderr.write(JSON.stringify(out,null,1)+'\n');
});
