/*
 * What a SIGKILL would leave, at each step: before the relay changes a file of its requests, all of them are copied as they are into
 * a folder of STEPS_COPY, named by a number that grows. Memory that files share with processes is rebuilt from them, and not copied.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int isCopying = 0, steps = 0;

static void copyFile(const char *dir, const char *name, const char *to) {
	static ssize_t (*put)(int, const void *, size_t) = 0;
	char from[4200], target[4200], buffer[65536];
	if (!put) put = (ssize_t (*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write");
	snprintf(from, sizeof from, "%s/%s", dir, name);
	snprintf(target, sizeof target, "%s/%s", to, name);
	int in = open(from, O_RDONLY);
	if (in < 0) return;
	int out = open(target, O_WRONLY | O_CREAT | O_TRUNC, 0600);
	ssize_t count;
	while ((count = read(in, buffer, sizeof buffer)) > 0)
		if (put(out, buffer, count) != count) abort();
	close(in);
	close(out);
}

static void step(int fd) {
	const char *dir = getenv("STEPS_DIR"), *copy = getenv("STEPS_COPY");
	char link[64], path[4096], to[4200];
	if (!dir || !copy || isCopying) return;
	snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
	ssize_t length = readlink(link, path, sizeof path - 1);
	if (length <= 0) return;
	path[length] = 0;
	const char *name = strrchr(path, '/');
	if (!name || strncmp(path, dir, strlen(dir)) != 0 || strncmp(name, "/demandes.sqlite", 16) != 0 || strstr(name, "-shm")) return;
	isCopying = 1;
	snprintf(to, sizeof to, "%s/%06d", copy, ++steps);
	mkdir(to, 0700);
	copyFile(dir, "demandes.sqlite", to);
	copyFile(dir, "demandes.sqlite-wal", to);
	isCopying = 0;
}

#define CHANGES(type, name, parameters, arguments)                                              \
	type name parameters {                                                                      \
		static type (*real) parameters = 0;                                                     \
		if (!real) real = (type (*) parameters)dlsym(RTLD_NEXT, #name);                         \
		step(fd);                                                                               \
		return real arguments;                                                                  \
	}

CHANGES(ssize_t, write, (int fd, const void *bytes, size_t count), (fd, bytes, count))
CHANGES(ssize_t, pwrite, (int fd, const void *bytes, size_t count, off_t at), (fd, bytes, count, at))
CHANGES(ssize_t, pwrite64, (int fd, const void *bytes, size_t count, off64_t at), (fd, bytes, count, at))
CHANGES(int, ftruncate, (int fd, off_t length), (fd, length))
CHANGES(int, ftruncate64, (int fd, off64_t length), (fd, length))
CHANGES(int, fsync, (int fd), (fd))
CHANGES(int, fdatasync, (int fd), (fd))
