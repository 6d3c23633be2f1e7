import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

interface PodTemplate {
  metadata: { labels: Record<string, string> };
  spec: {
    securityContext: Record<string, unknown>;
    automountServiceAccountToken: boolean;
    volumes?: { name: string; secret?: { secretName: string } }[];
    containers: Container[];
  };
}
interface Container {
  name: string;
  image: string;
  env?: { name: string; value?: string }[];
  envFrom?: { configMapRef: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  volumeMounts: { name: string; mountPath: string }[];
  readinessProbe?: unknown;
  livenessProbe?: unknown;
  resources: { requests: Record<string, string>; limits: { memory: string } };
  securityContext: Record<string, unknown>;
}
interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: Record<string, unknown> & { template?: PodTemplate };
}
interface Kustomization {
  resources: string[];
  images?: { name: string }[];
  configMapGenerator: { name: string; behavior?: string; literals: string[] }[];
}

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'deploy/kubernetes');
const require = createRequire(import.meta.url);
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
const services = readdirSync(path.join(root, 'apps'));

const objectsIn = (file: string) =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS() as KubernetesObject);
const kustomizationOf = (name: string) =>
  parse(readFileSync(path.join(folder, name, 'kustomization.yaml'), 'utf8')) as Kustomization;
const filesOf = (name: string) =>
  readdirSync(path.join(folder, name))
    .filter((file) => file !== 'kustomization.yaml')
    .sort();
const layers = readdirSync(folder);
const objects = layers.flatMap((name) => filesOf(name).flatMap((file) => objectsIn(path.join(folder, name, file))));
const found = (kind: string, name: string) => objects.find((one) => one.kind === kind && one.metadata.name === name);
const withPods = objects.filter(({ spec }) => spec?.template);

test.each(layers)('the kustomization of %s has each of its files', (name) => {
  const own = kustomizationOf(name).resources.filter((resource) => !resource.startsWith('../'));
  expect(own.sort()).toEqual(filesOf(name));
});

test.each(objects.map((object) => [`${object.kind} ${object.metadata.name}`, object] as const))(
  '%s follows the schema of Kubernetes',
  (_, object) => {
    type Model = new (content: unknown) => { validate: () => void };
    const models = require(`kubernetes-models/${object.apiVersion}`) as Record<string, Model | undefined>;
    const Model = models[object.kind];
    if (!Model) throw new Error(`There is no ${object.kind} in ${object.apiVersion}.`);
    expect(() => new Model(object).validate()).not.toThrow();
  },
);

test('the schemas refuse a port that is no number', () => {
  const { Service } = require('kubernetes-models/v1') as Record<string, new (content: unknown) => { validate(): void }>;
  const service = new Service!({ metadata: { name: 'a' }, spec: { ports: [{ port: 'eighty' }] } });
  expect(() => service.validate()).toThrow(/integer/);
});

describe.each(services)('%s', (service) => {
  const deployment = found('Deployment', service);
  const container = deployment?.spec.template?.spec.containers[0];

  test('has a Deployment, a Service, a disruption budget, an autoscaler and a network policy', () => {
    for (const kind of ['Deployment', 'Service', 'PodDisruptionBudget', 'HorizontalPodAutoscaler', 'NetworkPolicy'])
      expect([kind, found(kind, service)?.metadata.name]).toEqual([kind, service]);
  });

  test('is asked on the port of its image whether it lives and is ready', () => {
    const port = Number(new RegExp(`AS ${service}\\nENV PORT=(\\d+)`).exec(text('Dockerfile'))?.[1]);
    expect(container?.ports).toEqual([{ name: 'http', containerPort: port }]);
    expect(container?.readinessProbe).toMatchObject({ httpGet: { path: '/readyz', port: 'http' } });
    expect(container?.livenessProbe).toMatchObject({ httpGet: { path: '/livez', port: 'http' } });
    expect(found('Service', service)?.spec).toMatchObject({ selector: { app: service }, ports: [{ port }] });
  });

  test('is given variables of .env.example, secrets as files', () => {
    const literals = layers.flatMap((name) =>
      kustomizationOf(name)
        .configMapGenerator.filter((map) => map.name === service)
        .flatMap((map) => map.literals),
    );
    const given = [
      ...literals.map((literal) => literal.split('=', 1)[0] ?? ''),
      ...(container?.env ?? []).map(({ name }) => name),
    ];
    const known = new Set([...text('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name));
    expect(given.filter((name) => !known.has(name.replace(/_FILE$/, '')))).toEqual([]);
    expect(
      literals.filter((literal) => /TOKEN|SECRET|PASS|API_KEY|DATABASE_URL/.test(literal.split('=', 1)[0]!)),
    ).toEqual([]);
    expect(given).toContain('DATABASE_URL_FILE');
  });
});

test.each(withPods.map((object) => [`${object.kind} ${object.metadata.name}`, object] as const))(
  'pods of %s have no rights, limited memory and a read-only file system',
  (_, { spec }) => {
    const pod = spec.template!.spec;
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    for (const { securityContext, resources } of pod.containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(resources.limits.memory).toMatch(/^\d+[MG]i$/);
    }
  },
);

test.each(withPods.map((object) => [`${object.kind} ${object.metadata.name}`, object] as const))(
  'pods of %s are what its selector, budget and autoscaler mean, and mount what they have',
  (_, { kind, metadata: { name }, spec }) => {
    const { metadata, spec: pod } = spec.template!;
    expect(metadata.labels).toEqual({ app: name });
    if (kind !== 'Job') expect(spec['selector']).toEqual({ matchLabels: { app: name } });
    const claims = (spec['volumeClaimTemplates'] ?? []) as { metadata: { name: string } }[];
    const volumes = [
      ...(pod.volumes ?? []).map((volume) => volume.name),
      ...claims.map((claim) => claim.metadata.name),
    ];
    const mounted = pod.containers.flatMap(({ volumeMounts }) => volumeMounts.map((mount) => mount.name));
    expect(mounted.sort()).toEqual(volumes.sort());
    const settings = pod.containers.flatMap(({ envFrom = [] }) => envFrom.map(({ configMapRef }) => configMapRef.name));
    const generated = kustomizationOf('base').configMapGenerator.map((map) => map.name);
    expect(settings.filter((map) => !generated.includes(map))).toEqual([]);
  },
);

test('every image of ours is a target of the Dockerfile and has its version in the base', () => {
  const images = withPods.flatMap(({ spec }) => spec.template!.spec.containers.map(({ image }) => image));
  const ours = [...new Set(images.filter((image) => image.startsWith('homeroom/')))].sort();
  expect(
    kustomizationOf('base')
      .images?.map(({ name }) => name)
      .sort(),
  ).toEqual(ours);
  const targets = [...text('Dockerfile').matchAll(/ AS ([\w-]+)$/gm)].map(([, name]) => `homeroom/${name}`);
  expect(ours.filter((image) => !targets.includes(image))).toEqual([]);
});
