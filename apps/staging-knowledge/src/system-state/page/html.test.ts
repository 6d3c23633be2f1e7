import { html } from './html.ts';

test('values cannot become markup, lists are joined, and nothing is nothing', () => {
  expect(html`<p title="${'"\'&'}">${'<b>'}${[html`<i>${1}</i>`, 'x\u0000\u0008y']}${null}${false}</p>`.text).toBe(
    '<p title="&quot;&#39;&amp;">&lt;b&gt;<i>1</i>xy</p>',
  );
});
