import { describe, expect, test } from 'vitest';
import { readSettings } from '../../server/base/settings.js';

const DATABASE_URL = 'postgres://lobby:secret@localhost:5432/lobby_test';

describe('wrong settings', () => {
  test('are all named at once, each with what was expected', () => {
    const wrong = {
      PORT: '65536',
      PUBLIC_HOSTS: 'lobby.example, https://lobby.example',
      ALLOWED_ORIGINS: 'https://lobby.example/',
      PASSKEY_DOMAIN: 'lobby.example:443',
      TRUST_PROXY: '10.0.0.0/8, 300.1.1.1',
      DATABASE_URL: 'localhost:5432/lobby',
      DATABASE_POOL: '0',
      SITE: 'XX',
      SEED: 'perhaps',
      METRICS_PORT: '9e3',
      SHUTDOWN_SECONDS: '8',
    };
    let said = '';
    try {
      readSettings(wrong);
    } catch (error) {
      said = (error as Error).message;
    }
    expect(said.replace('Settings that cannot be used: ', '').split('; ').toSorted()).toEqual([
      'ALLOWED_ORIGINS: expected origins like https://lobby.example, not https://lobby.example/',
      'DATABASE_POOL: expected a whole number of at least 1',
      'DATABASE_URL: expected an address like postgres://user:password@host:5432/database',
      'METRICS_PORT: expected a whole number of at least 0 and at most 65535',
      'PASSKEY_DOMAIN: expected a domain like lobby.example',
      'PORT: expected a whole number of at least 0 and at most 65535',
      'PUBLIC_HOSTS: expected host names, not https://lobby.example',
      'SEED: expected true or false',
      'SHUTDOWN_SECONDS: expected a whole number of at least 9',
      'SITE: expected one of PH, TH, MM',
      'TRUST_PROXY: expected addresses or networks like 10.0.0.0/8',
    ]);
  });

  test('are named when each is right and two are wrong together', () => {
    expect(() => readSettings({ PORT: '9100', METRICS_PORT: '9100' })).toThrow(
      'METRICS_PORT: expected another port than PORT',
    );
  });

  test('do not include the forms that proxies, browsers and PostgreSQL use', () => {
    const right = {
      PUBLIC_HOSTS: 'lobby.example,www.lobby.example:8443,10.0.0.7,[::1]:8080',
      ALLOWED_ORIGINS: 'https://lobby.example,http://localhost:5173',
      PASSKEY_DOMAIN: 'lobby.example',
      TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1, fd00::/8',
      DATABASE_URL: 'postgresql:///lobby?host=/var/run/postgresql',
    };
    expect(readSettings(right)).toMatchObject({ TRUST_PROXY: right.TRUST_PROXY, DATABASE_URL: right.DATABASE_URL });
  });
});

describe('test mode', () => {
  test('starts on a PostgreSQL only when its name is repeated', () => {
    const refused = /TEST_MODE: anybody could empty the database of DATABASE_URL; repeat its name/;
    expect(() => readSettings({ DATABASE_URL, TEST_MODE: 'true' })).toThrow(refused);
    expect(() => readSettings({ DATABASE_URL, TEST_MODE: 'true', TEST_MODE_DATABASE: 'lobby' })).toThrow(refused);
    expect(readSettings({ DATABASE_URL, TEST_MODE: 'true', TEST_MODE_DATABASE: 'lobby_test' }).TEST_MODE).toBe(true);
  });

  test('needs no second word on the embedded database', () => {
    expect(readSettings({ TEST_MODE: 'true' }).TEST_MODE).toBe(true);
  });
});

test('a stop waits for proxies where there is a PostgreSQL, and not in front of an embedded database', () => {
  expect(readSettings({}).DRAIN_SECONDS).toBe(0);
  expect(readSettings({ DATABASE_URL }).DRAIN_SECONDS).toBe(5);
  expect(readSettings({ DATABASE_URL, DRAIN_SECONDS: '0' }).DRAIN_SECONDS).toBe(0);
});
